import { FormattedText } from '@rumo/shared-ui'
import styles from './instrucoes.module.css'

export const Instrucoes = ({ texto }: { texto: string }) => (
  <section className={styles.instrucoes}>
    <div className={styles.texto}>
      <h2 className={styles.titulo}>Instruções</h2>
      <FormattedText texto={texto} />
    </div>
  </section>
)

/** Says that the page of a question is not known any more because the PDF was replaced. */
export const PdfTrocado = () => (
  <span className={styles.instrucoes}>
    <span className={styles.texto}>
      O PDF desta prova foi trocado depois que este endereço foi feito. A questão pode estar em
      outra página: procure por ela aqui.
    </span>
  </span>
)
