import { useCallback, useEffect, useState } from 'react'
import { asApiError } from '@rumo/shared-device/api-error'
import { useReturn } from '../../shared/use-return.ts'
import { useSending } from '../../shared/use-sending.ts'
import { gradeHandedIn, type Corretor } from './correcao.ts'
import { isHandedIn, type SimuladosEmEspera } from './espera.ts'
import type { Simulado } from './simulado.ts'

interface Espera extends Corretor {
  espera: SimuladosEmEspera
  /** The `chave` of the simulado that is shown, which its own screen sends. */
  aberta: string | null
}

/** The simulados that were put aside on this device. Those that wait for their grades are sent as soon as possible. */
export function useEspera({ espera, aberta, ...corretor }: Espera): readonly Simulado[] {
  const [simulados, setSimulados] = useState<readonly Simulado[]>([])
  const look = useCallback(() => void espera.all().then(setSimulados), [espera])
  useEffect(() => {
    look()
    return espera.subscribe(look)
  }, [espera, look])
  useReturn(look)

  const waiting = simulados.filter((one) => isHandedIn(one) && one.chave !== aberta)
  // The value to send is the list of chaves, so that a simulado added while others are being sent is sent too.
  useSending(waiting.map(({ chave }) => chave).join(' ') || null, {
    delayMs: 0,
    send: async (signal) => {
      const outcomes = await Promise.allSettled(
        waiting.map(async (one) => {
          const next = await gradeHandedIn(one, corretor, signal)
          // The account has the simulado under way, with everything that was marked, so the device need not keep it.
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
