import { usePageTitle } from '@rumo/shared-ui'
import styles from './admin.module.css'

/** The back office's first page (docs/product.md section 2). */
export function Admin() {
  const heading = usePageTitle('Administração')
  return (
    <section className={styles.page}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        Home Administrador
      </h1>
    </section>
  )
}
