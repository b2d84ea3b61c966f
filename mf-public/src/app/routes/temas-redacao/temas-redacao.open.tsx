import { startSending } from '../../../shared/envios.ts'
import { TemasRedacao } from '../temas-redacao.tsx'

/** Gives the screen of tema de redação, for as long as the page lives. */
export function openTemasRedacao() {
  startSending()
  return () => <TemasRedacao />
}
