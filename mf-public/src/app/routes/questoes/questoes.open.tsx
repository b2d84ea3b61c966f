import { device } from '@rumo/shared-device/device'
import { startSending } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { isGuardadas } from '../../guardadas-path.ts'
import { BuscarQuestoes } from '../buscar-questoes.tsx'
import { Questao } from '../questoes.tsx'
import { Guardadas } from './guardadas.tsx'

/**
 * Returns one component with the screens about single questions: the search, the kept questions, and one question by
 * id.
 */
export function openQuestoes() {
  startSending()
  return ({ id }: { id: string | undefined }) => {
    if (id === undefined) return <BuscarQuestoes />
    if (isGuardadas(id)) return <Guardadas />
    return <Questao id={id} device={device} fila={fila} />
  }
}
