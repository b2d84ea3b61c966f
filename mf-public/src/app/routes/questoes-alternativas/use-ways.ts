import { useCallback } from 'react'
import { countQuestoes, filtroOf } from '../../../features/pratica/escolha.calls.ts'
import { keyOf, readEscolha, type Escolha } from '../../../features/pratica/escolha.rules.ts'
import { looserThan } from '../../../features/pratica/escolha.words.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { useLoad } from '../../../shared/use-load.ts'

/** Where to go on from a choice that leaves nothing new. */
export interface Ways {
  /** How many of its questions there are again; null where that is not known. */
  again: number | null
  /** The looser choices that have questions, or may have some. */
  looser: ReturnType<typeof looserThan>
}

/** The choice of a key, which is the same as long as what is chosen is. */
const escolhaOf = (key: string): Escolha => readEscolha(new URLSearchParams(key)).escolha

/** How many questions a choice leaves without these; null where the server does not tell. */
async function count(
  escolha: Escolha,
  exceto: readonly number[],
  { memory, signal }: { memory: PraticaMemory; signal: AbortSignal },
): Promise<number | null> {
  const counted = await countQuestoes(await filtroOf(escolha, exceto, memory), signal)
  return counted && counted.questoes
}

/** How many questions are left to come; null until that is known, and where it is not. */
export function useLeft(escolha: Escolha, memory: PraticaMemory): number | null {
  const key = keyOf(escolha)
  const load = useCallback(
    (signal: AbortSignal) => count(escolhaOf(key), memory.seen(), { memory, signal }),
    [key, memory],
  )
  const left = useLoad(load)
  return left.status === 'ready' ? left.value : null
}

/** The ways on from what is in force; null until they are known. */
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
