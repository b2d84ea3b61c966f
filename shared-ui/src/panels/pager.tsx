import { useRef } from 'react'
import { Button } from '../button.tsx'
import { IconArrowLeft, IconArrowRight } from '../icons.tsx'
import { numberWords } from '../words/numeros.ts'
import styles from './pager.module.css'

interface PagerProps {
  /** The name of the list, for screen readers. */
  titulo: string
  pagina: number
  pages: number
  onPagina: (pagina: number) => void
}

/** The page links below a long list. Another page is shown from its beginning. */
export function Pager({ titulo, pagina, pages, onPagina }: PagerProps) {
  const nav = useRef<HTMLElement>(null)
  if (pages < 2) return null
  const go = (to: number) => {
    if (to < 1 || to > pages) return
    onPagina(to)
    const lista = nav.current?.parentElement
    if (lista && lista.getBoundingClientRect().top < 0) lista.scrollIntoView({ block: 'start' })
  }
  return (
    <nav ref={nav} className={styles.pager} aria-label={titulo}>
      <Button variant="quiet" aria-disabled={pagina <= 1} onClick={() => go(pagina - 1)}>
        <IconArrowLeft />
        Anterior
      </Button>
      <output className={styles.place}>
        Página {numberWords(pagina)} de {numberWords(pages)}
      </output>
      <Button variant="quiet" aria-disabled={pagina >= pages} onClick={() => go(pagina + 1)}>
        Próxima
        <IconArrowRight />
      </Button>
    </nav>
  )
}
