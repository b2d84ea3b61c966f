import { device } from '../../../shared/device.ts'
import { startSending } from '../../../shared/envios.ts'
import { fila } from '../../../shared/fila.ts'
import { RevisarErros } from '../revisar-erros.tsx'

/** Gives the screen on which errors come back, for as long as the page lives. */
export function openRevisao() {
  startSending()
  return () => <RevisarErros device={device} fila={fila} />
}
