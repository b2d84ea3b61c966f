import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { IconRefresh } from '../icons.tsx'
import styles from './panels.module.css'

interface ErrorPanelProps {
  /** What happened. */
  titulo: string
  /** What was kept and what one can do. */
  mensagem: ReactNode
  onRetry: () => void
}

/** Stands where something could not be loaded, and offers to try again. */
export function ErrorPanel({ titulo, mensagem, onRetry }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <h2>{titulo}</h2>
      <p>{mensagem}</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>
          <IconRefresh />
          Tentar de novo
        </Button>
      </div>
    </div>
  )
}

interface EmptyPanelProps {
  titulo: string
  /** What to do next. */
  mensagem: ReactNode
  acao?: ReactNode
}

/** Stands where there is nothing to show. */
export function EmptyPanel({ titulo, mensagem, acao }: EmptyPanelProps) {
  return (
    <div className={styles.panel}>
      <h2>{titulo}</h2>
      <p>{mensagem}</p>
      {acao && <div className={styles.actions}>{acao}</div>}
    </div>
  )
}
