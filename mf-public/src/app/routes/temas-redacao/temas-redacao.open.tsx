import { startSending } from '@rumo/shared-device/envios'
import { TemasRedacao } from '../temas-redacao.tsx'

/** Returns the essay screen; the essays left to send are sent from now on. */
export function openTemasRedacao() {
  startSending()
  return () => <TemasRedacao />
}
