import { Button } from '@rumo/shared-ui'
import text from '../../shared/text.module.css'

interface EncerrarProps {
  /** Whether a question that must be answered is still blank. */
  isHeldBack: boolean
  /** `outline` when something else is the main action of the screen. */
  variant?: 'primary' | 'outline'
  onEnd: () => void
}

export const Encerrar = ({ isHeldBack, variant = 'primary', onEnd }: EncerrarProps) => (
  <Button variant={variant} disabled={isHeldBack} onClick={onEnd}>
    Encerrar Simulado
  </Button>
)

/**
 * Names the questions that are still blank. Screen readers announce each change, and also when the card is complete.
 */
export const Falta = ({ falta }: { falta: string | null }) => (
  <output className={text.small}>{falta ?? 'Cartão completo.'}</output>
)
