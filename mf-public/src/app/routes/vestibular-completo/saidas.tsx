import { Button } from '@rumo/shared-ui'
import { isHandedIn } from '../../../features/simulado/espera.ts'
import { takeSimulado } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { ANEW, type PartidaProps } from './pedido.ts'

interface SaidaProps extends Pick<PartidaProps, 'wanted' | 'onAsk'> {
  /** The simulado that the user leaves. */
  anterior: Simulado | null
}

/** The link back to the previous simulado, or to the last result. */
export function Voltar({ wanted, anterior, onAsk }: SaidaProps) {
  if (!anterior || wanted.nome === 'anterior' || isHandedIn(anterior)) return null
  return (
    <Button
      variant="quiet"
      onClick={() =>
        onAsk({ nome: 'anterior', anterior: takeSimulado(anterior, { type: 'show-result' }) })
      }
    >
      {wanted.nome === 'guardado' ? 'Ver o último resultado' : 'Voltar ao simulado anterior'}
    </Button>
  )
}

/** Leads to the choice, or to the simulado that this device has under way if the wanted one is another. */
export const EscolherOutro = ({ wanted, anterior, onAsk }: SaidaProps) => (
  <Button
    variant="quiet"
    // The user has not agreed to leave the simulado in progress on this device.
    onClick={() =>
      onAsk(
        wanted.nome === 'da-conta' || wanted.nome === 'em-espera'
          ? ANEW
          : { nome: 'outro', anterior },
      )
    }
  >
    Escolher outro simulado
  </Button>
)
