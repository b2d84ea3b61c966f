import { Button } from '@rumo/shared-ui'
import text from '../../shared/text.module.css'

interface EncerrarProps {
  /** Whether something that must be answered is blank. */
  isHeldBack: boolean
  /** `outline` where something else is the one action of the screen. */
  variant?: 'primary' | 'outline'
  onEnd: () => void
}

export const Encerrar = ({ isHeldBack, variant = 'primary', onEnd }: EncerrarProps) => (
  <Button variant={variant} disabled={isHeldBack} onClick={onEnd}>
    Encerrar Simulado
  </Button>
)

/** Which questions are missing; says so too when the last one gets its answer. */
export const Falta = ({ falta }: { falta: string | null }) => (
  <output className={text.small}>{falta ?? 'Cartão completo.'}</output>
)
