import { ORIENTACOES_DA_REDACAO } from '@rumo/shared-ui'
import styles from './como-escrever.module.css'

/** The guidance that holds for every theme (docs/product/constants.md). */
export const ComoEscrever = () => (
  <section className={styles.como}>
    <h2 className={styles.titulo}>Como escrever</h2>
    <Orientacoes />
  </section>
)

/** The guidance without a heading. */
export const Orientacoes = () => (
  <ul className={styles.orientacoes}>
    {ORIENTACOES_DA_REDACAO.map((orientacao) => (
      <li key={orientacao}>{orientacao}</li>
    ))}
  </ul>
)
