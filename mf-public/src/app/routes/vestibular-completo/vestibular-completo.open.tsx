import { startSending } from '../../../shared/envios.ts'
import { VestibularCompleto } from '../vestibular-completo.tsx'

/** Gives the screen of simulado, for as long as the page lives. */
export function openVestibularCompleto() {
  startSending()
  return () => <VestibularCompleto />
}
