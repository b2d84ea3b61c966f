import type { ReactNode } from 'react'
import styles from './bancada.module.css'

interface BancadaProps {
  tema: ReactNode
  folha: ReactNode
  /** The correction to edit or read, or the form that begins one. */
  painel: ReactNode
  /** Puts the panel first on a narrow screen, so that users need not look for its button below the essay. */
  isPainelFirst?: boolean
}

/** An essay beside its theme and its correction; on a narrow screen they stand one below the other. */
export const Bancada = ({ tema, folha, painel, isPainelFirst = false }: BancadaProps) => (
  <div className={styles.bancada}>
    {isPainelFirst && <div className={styles.painel}>{painel}</div>}
    <div className={styles.tema}>{tema}</div>
    <div className={styles.folha}>{folha}</div>
    {!isPainelFirst && <div className={styles.painel}>{painel}</div>}
  </div>
)
