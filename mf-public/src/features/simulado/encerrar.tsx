import { Button } from '@rumo/shared-ui'
import styles from './encerrar.module.css'

interface EncerrarProps {
  /** What is still blank, in words; null when the simulado can be ended. */
  falta: string | null
  onEnd: () => void
}

/** Hands the card in, once every question has an answer. */
export const Encerrar = ({ falta, onEnd }: EncerrarProps) => (
  <Button disabled={falta !== null} onClick={onEnd}>
    Encerrar Simulado
  </Button>
)

/** Which questions are missing; says so too when the last one gets its answer. */
export const Falta = ({ falta }: { falta: string | null }) => (
  <output className={styles.missing}>{falta ?? 'Cartão completo.'}</output>
)
