import { useId, useState } from 'react'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { IconChevronDown } from '../exam-icons.tsx'
import styles from './referencias.module.css'

interface ReferenciaTextoProps {
  /** The number by which the question names the text; undefined when there is only one, or none is needed. */
  numero?: number | undefined
  titulo: string | null
  texto: string | null
}

/**
 * In characters, about one and a half screens of a phone. Folding a shorter text would cost a tap and save little
 * scrolling.
 */
const LONG_TEXT = 1500

/** The title and text of a reference. Only on a phone is a long text folded. */
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
