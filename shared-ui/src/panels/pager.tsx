import { Button } from '../button.tsx'
import { IconArrowLeft, IconArrowRight } from '../icons.tsx'
import { numberWords } from '../words/numeros.ts'
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
  return (
    <nav className={styles.pager} aria-label={titulo}>
      <Button
        variant="quiet"
        aria-disabled={pagina <= 1}
        onClick={() => pagina > 1 && onPagina(pagina - 1)}
      >
        <IconArrowLeft />
        Anterior
      </Button>
      <output className={styles.place}>
        Página {numberWords(pagina)} de {numberWords(pages)}
      </output>
      <Button
        variant="quiet"
        aria-disabled={pagina >= pages}
        onClick={() => pagina < pages && onPagina(pagina + 1)}
      >
        Próxima
        <IconArrowRight />
      </Button>
    </nav>
  )
}
