import type { ReactNode } from 'react'
import styles from './bancada.module.css'

interface BancadaProps {
  tema: ReactNode
  folha: ReactNode
  /** What one does with the essay, or reads of it. */
  painel: ReactNode
  /** On a narrow screen it stands first, so that users need not look below the essay for what it opens. */
  isPainelFirst?: boolean
}

/** An essay beside its theme and its correction; on a narrow screen one below the other. */
export const Bancada = ({ tema, folha, painel, isPainelFirst = false }: BancadaProps) => (
  <div className={styles.bancada}>
    {isPainelFirst && <div className={styles.painel}>{painel}</div>}
    <div className={styles.tema}>{tema}</div>
    <div className={styles.folha}>{folha}</div>
    {!isPainelFirst && <div className={styles.painel}>{painel}</div>}
  </div>
)
