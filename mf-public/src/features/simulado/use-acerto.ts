import type { Dispatch } from 'react'
import { useSending } from '../../shared/use-sending.ts'
import { acertoOfSite } from './simulado.calls.ts'
import { askServer, elsewhere, mustBe, type Corretor } from './correcao.ts'
import type { Action } from './simulado.rules.ts'
import type { Simulado } from './simulado.ts'

interface Wanted extends Pick<Corretor, 'isMine'> {
  /** Whether only the device's clock, which the user can set, says that the time is over. */
  isDoubtful: boolean
  /** Whether the page was closed since the server last told its time. */
  foiRetomado: boolean
}

/**
 * Asks for the server's time of a simulado with a time limit: when the user comes back to it, and as long as its end is
 * in doubt. Returns whether the end is in doubt and the server cannot be asked for now.
 */
export function useAcerto(
  simulado: Simulado,
  dispatch: Dispatch<Action>,
  { isDoubtful, foiRetomado, isMine }: Wanted,
): boolean {
  const hasEnd = simulado.relogio.terminaEmMs !== null
  const send = async (signal: AbortSignal) => dispatch(await askTime(simulado, isMine, signal))
  useSending(hasEnd && foiRetomado ? simulado.chave : null, { delayMs: 0, send })
  const doubt = useSending(isDoubtful ? simulado.chave : null, { delayMs: 0, send })
  return isDoubtful && doubt.error !== null
}

/** Asks the server for its time and resolves to the action that follows. Rejects with an ApiError. */
export async function askTime(
  { id }: Simulado,
  isMine: Corretor['isMine'],
  signal: AbortSignal,
): Promise<Action> {
  if (id === null) return { type: 'set-clock', ...(await acertoOfSite(signal)) }
  // To another account the server would answer that there is no such simulado.
  mustBe(isMine())
  return askServer(id, 'set-clock', signal).catch((error: unknown) => elsewhere(error, id, signal))
}
