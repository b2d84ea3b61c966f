import type { OwnDevice } from '@rumo/shared-device/device'
import { useEffect, useState } from 'react'
import { Cronometro } from './cronometro.ts'
import type { Simulado } from './simulado.ts'

const KEPT_EVERY_MS = 15_000

/** The clock of a simulado under way. With a time limit, the device keeps the time as it passes. */
export function useCronometro(ownDevice: OwnDevice, simulado: Simulado): Cronometro {
  const [cronometro] = useState(() => new Cronometro(ownDevice, simulado))
  const hasLimit = simulado.relogio.terminaEmMs !== null
  useEffect(() => {
    if (!hasLimit) return undefined
    void cronometro.restore()
    const leave = () => cronometro.leave()
    const timer = setInterval(() => cronometro.keep(), KEPT_EVERY_MS)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      leave()
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [cronometro, hasLimit])
  return cronometro
}
