import { ApiError } from '@rumo/shared-auth'
import type { TentativaGuardada } from '@rumo/shared-auth/fila'
import type { Dispatch } from 'react'
import { useSending } from '../../shared/use-sending.ts'
import { endSimulado, findSimulado, gradeLoose, sendMarcacoes } from './api.ts'
import { tentativasOf } from './grade.ts'
import type { Action, Simulado } from './rules.ts'

/** Marks that follow each other this fast go to the server together. */
const PAUSE_MS = 1500

interface Envio {
  simulado: Simulado
  dispatch: Dispatch<Action>
  /** Whether the account that the simulado belongs to is the one that is signed in. */
  isMine: () => boolean
  /** Takes the answers of a simulado that no account keeps to where they wait for one. */
  onGraded: (answered: readonly TentativaGuardada[]) => Promise<void>
}

/**
 * Sends what is marked as it is marked, and what was handed in until it is graded. The device has all of it: a
 * lost network or session only delays. Gives why it waits; null while it does not.
 */
export function useEnvio({ simulado, dispatch, isMine, onGraded }: Envio) {
  const { id, etapa, marcacoes } = simulado
  const isUnderWay = etapa === 'em-curso' && id !== null
  const marks = useSending(isUnderWay ? marcacoes : null, {
    delayMs: PAUSE_MS,
    send: async (signal) => {
      if (id === null) return
      mustBe(isMine())
      await sendMarcacoes(id, simulado, signal).catch(settle(id, signal))
    },
  })
  const grade = useSending(etapa === 'entregue' ? `${simulado.chave} ${id}` : null, {
    delayMs: 0,
    send: async (signal) => {
      if (id === null) {
        const corrigidas = await gradeLoose(simulado, signal)
        // Before the device knows that it is graded: after a crash all of it is done again.
        await onGraded(tentativasOf(simulado, corrigidas))
        dispatch({ type: 'grade', corrigidas })
        return
      }
      mustBe(isMine())
      await endSimulado(id, simulado, signal).then(takeEnded, settle(id, signal))
    },
  })
  return etapa === 'entregue' ? grade : marks

  function takeEnded(ended: { questoes: Simulado['corrigidas']; encerrado_em: string }): void {
    const { questoes: corrigidas, encerrado_em: encerradoEm } = ended
    if (corrigidas) dispatch({ type: 'grade', corrigidas, encerradoEm })
  }

  /** It may have been ended, or taken away, on another device. */
  function settle(idSimulado: number, signal: AbortSignal) {
    return async (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      if (error.codigo === 'simulado_encerrado') {
        const found = await findSimulado(idSimulado, signal)
        if (found.situacao === 'encerrado') takeEnded(found)
      } else if (error.status === 404 && error.codigo !== undefined) {
        // The answers are here all the same.
        dispatch({ type: 'leave-account' })
      } else throw error
    }
  }
}

function mustBe(isMine: boolean): void {
  if (!isMine) throw new ApiError(401, undefined)
}
