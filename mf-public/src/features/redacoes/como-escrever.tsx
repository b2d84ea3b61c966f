import styles from './como-escrever.module.css'

/** The guidance that holds for every theme (docs/product.md section 9). */
export const ComoEscrever = () => (
  <section className={styles.como}>
    <h2 className={styles.titulo}>Como escrever</h2>
    <ul>
      <li>Texto narrativo ou argumentativo, com título.</li>
      <li>Em parágrafos, sem versos.</li>
      <li>Em português padrão.</li>
      <li>Sem copiar os textos de apoio.</li>
    </ul>
  </section>
)
