import { useMemo, type Dispatch } from 'react'
import { useSending } from '../../shared/use-sending.ts'
import { sendMarcacoes } from './simulado.calls.ts'
import { elsewhere, gradingOf, mustBe, type Corretor } from './correcao.ts'
import type { Action } from './simulado.rules.ts'
import type { Simulado } from './simulado.ts'

/** Answers that follow each other within this pause are sent together. */
const PAUSE_MS = 1500

interface Envio extends Corretor {
  simulado: Simulado
  dispatch: Dispatch<Action>
}

/**
 * Sends answers and pauses as they are made, and has a simulado that was handed in graded. The device keeps everything,
 * so a lost network or session only delays the sending. Returns the error for which the sending waits, null when it
 * does not wait, and a function that retries.
 */
export function useEnvioDoSimulado({ simulado, dispatch, ...corretor }: Envio) {
  const { id, etapa, marcacoes, relogio } = simulado
  const { pausas } = relogio
  const isUnderWay = etapa === 'em-curso' && id !== null
  const cartao = useMemo(() => ({ marcacoes, pausas }), [marcacoes, pausas])
  const marks = useSending(isUnderWay ? cartao : null, {
    delayMs: PAUSE_MS,
    send: async (signal) => {
      if (id === null) return
      mustBe(corretor.isMine())
      await sendMarcacoes(id, simulado, signal).catch(async (error: unknown) =>
        dispatch(await elsewhere(error, id, signal)),
      )
    },
  })
  const grade = useSending(etapa === 'entregue' ? `${simulado.chave} ${id}` : null, {
    delayMs: 0,
    send: async (signal) => dispatch(await gradingOf(simulado, corretor, signal)),
  })
  return etapa === 'entregue' ? grade : marks
}
