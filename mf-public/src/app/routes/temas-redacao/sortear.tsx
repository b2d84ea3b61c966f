import { Button, IconRefresh, IconShuffle } from '@rumo/shared-ui'
import { useId } from 'react'
import { whyNoDraw, type Outros } from '../../../features/redacoes/sorteio-de-tema.ts'
import styles from './sortear.module.css'

interface SortearProps {
  texto: string
  outros: Outros
  onRetryOutros: () => void
  onSortear: () => void
  /** Shows all themes to choose from. */
  onEscolher: () => void
}

/** The button that draws another theme, or the reason why that is not possible now. */
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
