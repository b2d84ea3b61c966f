import type { QuestaoSorteada } from '@rumo/contract'
import type { OwnDevice } from '@rumo/shared-device/device'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { RepeticaoMemory } from './repeticao.ts'
import type { Pratica } from './pratica.rules.ts'

/**
 * The repetition of the questions that went wrong in one simulado. `de` is the chave of the simulado. `pratica` is null
 * when no repetition is on the screen, and undefined until the device has told whether one was left there. `questoes`
 * must be stable (useMemo).
 */
export function useRepeticao(
  ownDevice: OwnDevice,
  de: string,
  questoes: readonly QuestaoSorteada[],
) {
  const memory = useMemo(
    () => new RepeticaoMemory(ownDevice, { de, questoes }),
    [ownDevice, de, questoes],
  )
  const [pratica, setPratica] = useState<Pratica | null>()
  useEffect(() => {
    const state = { isHere: true }
    void memory.open().then((left) => state.isHere && setPratica(left))
    return () => {
      state.isHere = false
    }
  }, [memory])
  const close = useCallback(() => {
    memory.close()
    setPratica(null)
  }, [memory])
  return { memory, pratica, begin: () => void memory.begin().then(setPratica), close }
}
