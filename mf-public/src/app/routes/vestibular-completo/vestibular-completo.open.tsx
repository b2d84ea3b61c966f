import { startSending } from '@rumo/shared-device/envios'
import { VestibularCompleto } from '../vestibular-completo.tsx'

/** Returns the simulado screen; what is left to send is sent from now on. */
export function openVestibularCompleto() {
  startSending()
  return () => <VestibularCompleto />
}
