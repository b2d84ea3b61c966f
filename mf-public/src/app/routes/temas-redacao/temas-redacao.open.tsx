import { startSending } from '@rumo/shared-device/envios'
import { TemasRedacao } from '../temas-redacao.tsx'

/** Gives the screen of tema de redação, for as long as the page lives. */
export function openTemasRedacao() {
  startSending()
  return () => <TemasRedacao />
}
