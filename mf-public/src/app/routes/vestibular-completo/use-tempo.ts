import { canPausar, fimDoRelogio, readRelogio } from '@rumo/contract/rules'
import { useState } from 'react'
import { sairInWords } from '../../../features/simulado/simulado.words.ts'
import { useAcerto } from '../../../features/simulado/use-acerto.ts'
import { useCronometro } from '../../../features/simulado/use-cronometro.ts'
import { agoraMsOf } from '../../../features/simulado/use-relogio.ts'
import type { EtapaProps } from './etapa.ts'
import type { Ownership } from './pedido.ts'
import { useLeaving } from './use-leaving.ts'

interface UnderWay
  extends Pick<EtapaProps, 'simulado' | 'dispatch'>, Pick<Ownership, 'ownDevice' | 'isMine'> {
  foiRetomado: boolean
}

export type Tempo = ReturnType<typeof useTempo>

/** The time of a simulado in progress, by the server's clock as far as it is known. */
export function useTempo({ simulado, dispatch, foiRetomado, ownDevice, isMine }: UnderWay) {
  const cronometro = useCronometro(ownDevice, simulado)
  const [isDoubtful, setIsDoubtful] = useState(false)
  const isUnsettled = useAcerto(simulado, dispatch, { isDoubtful, foiRetomado, isMine })
  const agora = () => agoraMsOf(simulado, cronometro)
  const restanteMs = () => readRelogio(simulado.relogio, agora()).restanteMs
  const fimMs = fimDoRelogio(simulado.relogio)
  // When only the device's clock says that the time is over, the simulado cannot be paused.
  const podePausar = !isDoubtful && canPausar(simulado.relogio.pausas)
  useLeaving(fimMs === null ? null : () => sairInWords(restanteMs() ?? 0, podePausar))
  return { cronometro, setIsDoubtful, isUnsettled, podePausar, agora, restanteMs }
}
