import { Button } from '@rumo/shared-ui'
import { useId } from 'react'
import styles from './encerrar.module.css'

interface EncerrarProps {
  /** What is still blank, in words; null when the simulado can be ended. */
  falta: string | null
  onEnd: () => void
}

/** Hands the card in; until every question has an answer, says which are missing. */
export function Encerrar({ falta, onEnd }: EncerrarProps) {
  const id = useId()
  return (
    <>
      <Button disabled={falta !== null} aria-describedby={falta ? id : undefined} onClick={onEnd}>
        Encerrar Simulado
      </Button>
      {falta && (
        <p className={styles.missing} id={id}>
          {falta}
        </p>
      )}
    </>
  )
}
