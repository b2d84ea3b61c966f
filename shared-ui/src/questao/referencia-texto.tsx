import { useId, useState } from 'react'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { IconChevronDown } from '../exam-icons.tsx'
import styles from './referencias.module.css'

interface ReferenciaTextoProps {
  /** By which it is spoken of; undefined where it is the only one, or needs none. */
  numero?: number | undefined
  titulo: string | null
  texto: string | null
}

/** In characters, about a phone screen and a half: to fold less than that costs a tap and saves no scrolling to speak of. */
const LONG_TEXT = 1500

/** Title and text of a reference; a long text is folded on a phone, nowhere else. */
export function ReferenciaTexto({ numero, titulo, texto }: ReferenciaTextoProps) {
  const id = useId()
  const isLong = (texto?.length ?? 0) > LONG_TEXT
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={styles.head}>
        {(titulo || numero !== undefined) && (
          <h2 className={styles.titulo}>
            {numero !== undefined && <span className={styles.numero}>Texto {numero} </span>}
            {titulo && <FormattedText texto={titulo} inline />}
          </h2>
        )}
        {isLong && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Recolher' : 'Ler tudo'}
            <IconChevronDown />
          </button>
        )}
      </div>
      {texto && (
        <div id={id} className={isLong && !isOpen ? styles.folded : undefined}>
          <FormattedText texto={texto} />
        </div>
      )}
    </>
  )
}
