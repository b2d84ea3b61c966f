import { startSending } from '@rumo/shared-device/envios'
import { VestibularCompleto } from '../vestibular-completo.tsx'

/** Gives the screen of simulado, for as long as the page lives. */
export function openVestibularCompleto() {
  startSending()
  return () => <VestibularCompleto />
}
