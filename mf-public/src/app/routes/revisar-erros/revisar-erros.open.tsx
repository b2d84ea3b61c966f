import { device } from '@rumo/shared-device/device'
import { startSending } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { RevisarErros } from '../revisar-erros.tsx'

/** Gives the screen on which errors come back, for as long as the page lives. */
export function openRevisao() {
  startSending()
  return () => <RevisarErros device={device} fila={fila} />
}
