import { usePageTitle, WordMark } from '@rumo/shared-ui'
import styles from './panel.module.css'

/** The page for an unknown path (docs/product/site.md), with a link to the home page. */
export function NotFound({ home }: { home: string }) {
  const heading = usePageTitle('Página não encontrada')
  return (
    <section className={styles.panel}>
      <a className={styles.mark} href={home}>
        <WordMark />
      </a>
      <h1 ref={heading} tabIndex={-1}>
        Not Found 404!
      </h1>
      <p className={styles.text}>Não há nada neste endereço. Confira se ele está certo.</p>
      <p>
        <a className={styles.link} href={home}>
          Ir para a página inicial
        </a>
      </p>
    </section>
  )
}
