import { device } from '@rumo/shared-device/device'
import { startSending } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { Questao } from '../questoes.tsx'

/** Gives the screen of one question, for as long as the page lives. */
export function openQuestao() {
  startSending()
  return ({ id }: { id: string }) => <Questao id={id} device={device} fila={fila} />
}
