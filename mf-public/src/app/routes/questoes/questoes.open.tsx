import { device } from '@rumo/shared-device/device'
import { startSending } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { GUARDADAS } from '../../guardadas-path.ts'
import { PATHS } from '../../paths.ts'
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
    if (PATHS.questao.replace(':id', id) === GUARDADAS) return <Guardadas />
    return <Questao id={id} device={device} fila={fila} />
  }
}
