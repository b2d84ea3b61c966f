import { useCallback, useEffect, useState } from 'react'
import { asApiError } from '@rumo/shared-device/api-error'
import { useReturn } from '../../shared/use-return.ts'
import { useSending } from '../../shared/use-sending.ts'
import { gradeHandedIn, type Corretor } from './correcao.ts'
import { isHandedIn, type SimuladosEmEspera } from './espera.ts'
import type { Simulado } from './simulado.ts'

interface Espera extends Corretor {
  espera: SimuladosEmEspera
  /** The `chave` of the one that is shown, which is sent by its own screen. */
  aberta: string | null
}

/** The simulados that wait on this device, as they are; has them graded as soon as that can be. */
export function useEspera({ espera, aberta, ...corretor }: Espera): readonly Simulado[] {
  const [simulados, setSimulados] = useState<readonly Simulado[]>([])
  const look = useCallback(() => void espera.all().then(setSimulados), [espera])
  useEffect(() => {
    look()
    return espera.subscribe(look)
  }, [espera, look])
  useReturn(look)

  const waiting = simulados.filter((one) => isHandedIn(one) && one.chave !== aberta)
  // Compared by their keys, so that one added while others are being sent is sent as well.
  useSending(waiting.map(({ chave }) => chave).join(' ') || null, {
    delayMs: 0,
    send: async (signal) => {
      const outcomes = await Promise.allSettled(
        waiting.map(async (one) => {
          const next = await gradeHandedIn(one, corretor, signal)
          // The account has it under way, with all that was marked.
          if (next.etapa === 'em-curso') return espera.remove(one.chave)
          return espera.keep(next)
        }),
      )
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed) throw asApiError(failed.reason)
    },
  })
  return simulados
}
