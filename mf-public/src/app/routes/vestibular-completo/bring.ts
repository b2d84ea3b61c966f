import { forgetInicio } from '../../../features/simulado/inicio.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { beginOnce, handOver, leave, makeRoom, rescueRedacao, resume } from './begin.ts'
import type { Ownership, Wanted } from './pedido.ts'
import { hasRedacao, putWorkAside, redacaoWorkOf } from './redacao-da-prova.ts'

export interface Trouxe {
  simulado: Simulado | null
  foiRetomado: boolean
  /** Whether an essay was begun in the simulado that this device keeps. */
  temRedacao?: boolean
}

/**
 * Loads or begins the wanted simulado. The simulado is null when the user has to choose one. Rejects with an ApiError.
 */
export async function bring(
  ownership: Ownership,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Trouxe> {
  const { memory, espera, ownDevice } = ownership
  if (wanted.nome === 'em-espera') return { simulado: wanted.simulado, foiRetomado: true }
  // Also read before another simulado begins, which replaces the one that is kept now.
  const kept = await memory.kept()
  if (wanted.nome === 'guardado') {
    if (kept && isSeen(kept, wanted) && kept.redacao === 'entregue') {
      // Another tab may have written in the essay after the end. This keeps that text, because the result may not be
      // opened again.
      await putWorkAside(ownDevice, redacaoWorkOf(ownDevice, kept)).catch(() => undefined)
    }
    const temRedacao = kept !== null && (await hasRedacao(ownDevice, kept))
    return { simulado: kept, foiRetomado: true, temRedacao }
  }
  if (wanted.nome === 'anterior') return { simulado: wanted.anterior, foiRetomado: true }
  const { anterior } = wanted
  await makeRoom(ownership, { kept, anterior })
  if (wanted.nome === 'outro') return { simulado: null, foiRetomado: false }
  if (wanted.nome === 'da-conta') {
    const handedIn = (await espera.all()).find(({ id }) => id === wanted.id) ?? null
    const simulado = await resume({ id: wanted.id, kept, left: anterior, handedIn }, signal)
    if (simulado === handedIn && (await memory.keep(handedIn))) await espera.remove(handedIn.chave)
    await rescueRedacao(ownDevice, { kept, next: simulado })
    return { simulado, foiRetomado: false }
  }
  // Another tab, or an account that signed in since, may have begun a simulado that the user has not agreed to leave.
  const isLeft = kept?.chave === anterior?.chave
  const isSafe = await handOver(isLeft ? anterior : kept, signal)
  if (!isSafe && !isLeft) return { simulado: kept, foiRetomado: true }
  const simulado = await beginOnce(ownDevice, wanted, signal)
  if (simulado.questoes.length > 0) {
    await rescueRedacao(ownDevice, { kept, next: simulado })
    await memory.keep(simulado)
    leave(anterior, ownDevice)
  }
  await forgetInicio(ownDevice)
  return { simulado, foiRetomado: false }
}

/** Whether the user opens the screen anew and has already seen the result that the device keeps. */
export const isSeen = ({ resultadoVisto }: Simulado, wanted: Wanted): boolean =>
  resultadoVisto === true && wanted.nome === 'guardado' && wanted.isAnew === true
