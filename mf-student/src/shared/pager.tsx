import { Button, IconArrowLeft, IconArrowRight } from '@rumo/shared-ui'
import styles from './pager.module.css'

interface PagerProps {
  /** What is paged, for whoever hears it. */
  titulo: string
  pagina: number
  pages: number
  onPagina: (pagina: number) => void
}

/** The pages of a long list. */
export function Pager({ titulo, pagina, pages, onPagina }: PagerProps) {
  if (pages < 2) return null
  const goTo = (wanted: number) => {
    if (wanted >= 1 && wanted <= pages) onPagina(wanted)
  }
  return (
    <nav className={styles.pager} aria-label={titulo}>
      <Button variant="quiet" aria-disabled={pagina <= 1} onClick={() => goTo(pagina - 1)}>
        <IconArrowLeft />
        Anterior
      </Button>
      <output className={styles.place}>{`Página ${pagina} de ${pages}`}</output>
      <Button variant="quiet" aria-disabled={pagina >= pages} onClick={() => goTo(pagina + 1)}>
        Próxima
        <IconArrowRight />
      </Button>
    </nav>
  )
}
