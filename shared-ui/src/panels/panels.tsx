import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { IconRefresh } from '../icons.tsx'
import styles from './panels.module.css'

interface ErrorPanelProps {
  /** What happened. */
  titulo: string
  /** What was kept, and what the user can do. */
  mensagem: ReactNode
  onRetry: () => void
}

/** Shown in place of something that could not be loaded; offers to try again. */
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
  /** What the user can do next. */
  mensagem: ReactNode
  acao?: ReactNode
}

/** Shown when there is nothing to show. */
export function EmptyPanel({ titulo, mensagem, acao }: EmptyPanelProps) {
  return (
    <div className={styles.panel}>
      <h2>{titulo}</h2>
      <p>{mensagem}</p>
      {acao && <div className={styles.actions}>{acao}</div>}
    </div>
  )
}
