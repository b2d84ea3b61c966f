import { avisoBetween, readRelogio, type Aviso } from '@rumo/contract/rules'
import { useEffect, useRef, useState } from 'react'
import type { Simulado } from './rules.ts'

const TICK_MS = 1000

/** The server's clock now, in ms since 1970, as far as the device knows it. */
export const agoraMsOf = ({ diferencaMs }: Pick<Simulado, 'diferencaMs'>) =>
  Date.now() + diferencaMs

/**
 * The clock of a simulado under way, and the last warning that it gave. It is wall time: it ran on while the
 * page was closed. Calls `onOver` once time is over.
 */
export function useRelogio(
  { relogio, diferencaMs }: Pick<Simulado, 'relogio' | 'diferencaMs'>,
  onOver: () => void,
) {
  const [hora, setHora] = useState(() => readRelogio(relogio, agoraMsOf({ diferencaMs })))
  const [aviso, setAviso] = useState<Aviso | null>(null)
  const before = useRef(readRelogio(relogio, relogio.iniciadoEmMs))
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const tick = () => {
      const now = readRelogio(relogio, agoraMsOf({ diferencaMs }))
      const due = avisoBetween(before.current, now)
      before.current = now
      setHora(now)
      if (due) setAviso(due)
      if (now.acabou) over.current()
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [relogio, diferencaMs])
  return { hora, aviso }
}
