import { useCallback } from 'react'
import { countQuestoes, filtroOf } from '../../../features/pratica/escolha.calls.ts'
import { keyOf, readEscolha, type Escolha } from '../../../features/pratica/escolha.rules.ts'
import { looserThan } from '../../../features/pratica/escolha.words.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { useLoad } from '../../../shared/use-load.ts'

/** The ways on from a choice without new questions. */
export interface Ways {
  /** The number of questions of the choice including those already seen; null when it is not known. */
  again: number | null
  /** The wider choices that have questions, or for which the number is not known. */
  looser: ReturnType<typeof looserThan>
}

/** Reads the choice back from its key. Hooks depend on the key, because equal choices have the same key. */
const escolhaOf = (key: string): Escolha => readEscolha(new URLSearchParams(key)).escolha

/** How many questions a choice leaves without those in `exceto`; null when the server does not tell. */
async function count(
  escolha: Escolha,
  exceto: readonly number[],
  { memory, signal }: { memory: PraticaMemory; signal: AbortSignal },
): Promise<number | null> {
  const counted = await countQuestoes(await filtroOf(escolha, exceto, memory), signal)
  return counted && counted.questoes
}

/** How many unseen questions a choice has left; null until the number is loaded, and when it is not known. */
export function useLeft(escolha: Escolha, memory: PraticaMemory): number | null {
  const key = keyOf(escolha)
  const load = useCallback(
    (signal: AbortSignal) => count(escolhaOf(key), memory.seen(), { memory, signal }),
    [key, memory],
  )
  const left = useLoad(load)
  return left.status === 'ready' ? left.value : null
}

/** The ways on from the choice in force; null until they are loaded. */
export function useWays(escolha: Escolha, memory: PraticaMemory): Ways | null {
  const key = keyOf(escolha)
  const load = useCallback(
    async (signal: AbortSignal): Promise<Ways> => {
      const asked = escolhaOf(key)
      const ways = looserThan(asked)
      const choices = [asked, ...ways.map(([, looser]) => looser)]
      const [again = null, ...counts] = await Promise.all(
        choices.map((one) => count(one, [], { memory, signal })),
      )
      return { again, looser: ways.filter((_, index) => counts[index] !== 0) }
    },
    [key, memory],
  )
  const found = useLoad(load)
  if (found.status === 'loading') return null
  return found.status === 'ready' ? found.value : { again: null, looser: looserThan(escolha) }
}
