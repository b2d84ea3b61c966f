import type { QuestaoSorteada } from '@rumo/contract'
import type { OwnDevice } from '@rumo/shared-device/device'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { RepeticaoMemory } from './repeticao.ts'
import type { Pratica } from './pratica.rules.ts'

/**
 * The repetition of these questions of one simulado (`de`, its chave) that is on the screen: null where there is
 * none, undefined until the device has said whether one was left there. `questoes` comes from useMemo.
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
