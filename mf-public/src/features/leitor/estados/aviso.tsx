import styles from './aviso.module.css'
import { NAMES, type Documento } from '../../../shared/documento.ts'
import type { Trouble } from '../reading.ts'

interface AvisoProps {
  documento: Documento
  trouble: Trouble
  /** Requests the missing parts again, and closes the message. */
  onRetry: () => void
}

/** A message over an open PDF that could not be loaded or drawn completely. */
export const Aviso = ({ documento, trouble, onRetry }: AvisoProps) => (
  <div className={styles.aviso} role="alert">
    {trouble === 'network' ? (
      <>
        <p>Uma parte {NAMES[documento].da} não chegou. Confira sua conexão.</p>
        <button type="button" className={styles.button} onClick={onRetry}>
          Tentar de novo
        </button>
      </>
    ) : (
      <>
        <p>Uma página não pôde ser mostrada inteira: o arquivo parece danificado.</p>
        <button type="button" className={styles.button} onClick={onRetry}>
          Entendi
        </button>
      </>
    )}
  </div>
)
