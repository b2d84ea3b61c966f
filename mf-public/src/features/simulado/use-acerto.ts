import type { Dispatch } from 'react'
import { useSending } from '../../shared/use-sending.ts'
import { acertoOfSite } from './simulado.calls.ts'
import { askServer, elsewhere, mustBe, type Corretor } from './correcao.ts'
import type { Action } from './simulado.rules.ts'
import type { Simulado } from './simulado.ts'

interface Wanted extends Pick<Corretor, 'isMine'> {
  /** Whether only the device's clock, which the user can set, says that time is over. */
  isDoubtful: boolean
  /** Whether the page was closed since the server last told its time. */
  foiRetomado: boolean
}

/**
 * Takes the server's time for a simulado with an end: when one comes back to it, and as long as its end is in doubt.
 * Gives whether the doubt cannot be settled for now.
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

/** What there is to do once a server has told its time. Rejects with an ApiError. */
export async function askTime(
  { id }: Simulado,
  isMine: Corretor['isMine'],
  signal: AbortSignal,
): Promise<Action> {
  if (id === null) return { type: 'set-clock', ...(await acertoOfSite(signal)) }
  // To another account the server says that there is no such simulado.
  mustBe(isMine())
  return askServer(id, 'set-clock', signal).catch((error: unknown) => elsewhere(error, id, signal))
}
