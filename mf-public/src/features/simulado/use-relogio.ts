import { avisoBetween, fimDoRelogio, readRelogio, type Aviso } from '@rumo/contract/rules'
import { useEffect, useRef, useState } from 'react'
import type { Cronometro } from './cronometro.ts'
import { instantOf, isDoubtful } from './hora.ts'
import type { Simulado } from './simulado.ts'

const TICK_MS = 1000

/** The instant by which a simulado runs, on the server's clock, in ms since 1970, as far as the device knows it. */
export const agoraMsOf = (simulado: Medido, cronometro: Cronometro) =>
  instantOf(cronometro.read(simulado), fimDoRelogio(simulado.relogio))

type Medido = Pick<Simulado, 'relogio' | 'diferencaMs' | 'vistoEmMs'>

export interface Handlers {
  onOver: () => void
  /** Called at every tick with whether only the device's clock, which the user can set, says that the time is over. */
  onDoubt: (isDoubtful: boolean) => void
}

/**
 * The clock of a simulado under way, and the last warning that it gave. It follows wall time: it also ran while the
 * page was closed.
 */
export function useRelogio(simulado: Medido, cronometro: Cronometro, handlers: Handlers) {
  const { relogio, diferencaMs, vistoEmMs } = simulado
  const [hora, setHora] = useState(() => readRelogio(relogio, agoraMsOf(simulado, cronometro)))
  const [aviso, setAviso] = useState<Aviso | null>(null)
  const before = useRef(readRelogio(relogio, relogio.iniciadoEmMs))
  const told = useRef(handlers)
  useEffect(() => {
    told.current = handlers
  })
  useEffect(() => {
    const tick = () => {
      const known = cronometro.read({ diferencaMs, vistoEmMs })
      const fimMs = fimDoRelogio(relogio)
      const now = readRelogio(relogio, instantOf(known, fimMs))
      const due = avisoBetween(before.current, now)
      before.current = now
      setHora(now)
      if (due) setAviso(due)
      told.current.onDoubt(isDoubtful(known, fimMs))
      if (now.acabou) told.current.onOver()
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [relogio, diferencaMs, vistoEmMs, cronometro])
  return { hora, aviso }
}
