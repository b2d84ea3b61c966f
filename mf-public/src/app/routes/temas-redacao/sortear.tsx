import { Button, IconRefresh, IconShuffle } from '@rumo/shared-ui'
import { useId } from 'react'
import { whyNoDraw, type Outros } from '../../../features/redacoes/sorteio-de-tema.ts'
import styles from './sortear.module.css'

interface SortearProps {
  texto: string
  outros: Outros
  onRetryOutros: () => void
  onSortear: () => void
  /** Shows all themes, to choose one. */
  onEscolher: () => void
}

/** Draws another theme, or says why it cannot be done now. */
export function Sortear({ texto, outros, onRetryOutros, onSortear, onEscolher }: SortearProps) {
  const reason = useId()
  const why = whyNoDraw(texto, outros)
  return (
    <div className={styles.sortear}>
      <Button
        variant="quiet"
        disabled={why !== null}
        aria-describedby={why === null ? undefined : reason}
        onClick={onSortear}
      >
        <IconShuffle />
        Sortear outro tema
      </Button>
      {why === null && (
        <Button variant="quiet" onClick={onEscolher}>
          Escolher o tema
        </Button>
      )}
      {why !== null && (
        <span id={reason} className={styles.porque}>
          {why}
        </span>
      )}
      {texto === '' && outros === 'indisponiveis' && (
        <Button variant="quiet" onClick={onRetryOutros}>
          <IconRefresh />
          Tentar de novo
        </Button>
      )}
    </div>
  )
}
