import { device } from '@rumo/shared-device/device'
import { startSending } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { BuscarQuestoes } from '../buscar-questoes.tsx'
import { Questao } from '../questoes.tsx'

/** Gives the screens of the bank, for as long as the page lives: the search, and one question by its id. */
export function openQuestoes() {
  startSending()
  return ({ id }: { id: string | undefined }) =>
    id === undefined ? <BuscarQuestoes /> : <Questao id={id} device={device} fila={fila} />
}
