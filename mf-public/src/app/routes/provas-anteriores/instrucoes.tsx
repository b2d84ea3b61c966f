import { FormattedText } from '@rumo/shared-ui'
import styles from './instrucoes.module.css'

/** The prova's instructions, as they stand before its first page. */
export const Instrucoes = ({ texto }: { texto: string }) => (
  <section className={styles.instrucoes}>
    <div className={styles.texto}>
      <h2 className={styles.titulo}>Instruções</h2>
      <FormattedText texto={texto} />
    </div>
  </section>
)
