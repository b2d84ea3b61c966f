import { device } from '@rumo/shared-device/device'
import { startSending } from '@rumo/shared-device/envios'
import { fila } from '@rumo/shared-device/fila'
import { RevisarErros } from '../revisar-erros.tsx'

/** Returns the review screen; the answers left to send are sent from now on. */
export function openRevisao() {
  startSending()
  return () => <RevisarErros device={device} fila={fila} />
}
