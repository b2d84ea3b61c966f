import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  keyOf,
  paramsOf,
  readEscolha,
  readPlano,
  type Escolha,
} from '../../../features/pratica/escolha.rules.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'

/**
 * The choice that the address asks for, which may not be in force. When the address asks for the new questions of a
 * study plan (`plano=3`), it is replaced by the choice with those questions, so that a reload continues with them.
 */
export function useEscolha(memory: PraticaMemory) {
  const [params, setParams] = useSearchParams()
  const [plano, setPlano] = useState(() => {
    const novas = readPlano(params)
    return novas === null ? null : memory.forPlano(novas)
  })
  const isAsked = plano !== null && params.has('plano')
  const search = isAsked ? keyOf(plano.escolha) : params.toString()
  const lida = useMemo(() => readEscolha(new URLSearchParams(search)), [search])
  useEffect(() => {
    if (isAsked) setParams(search, { replace: true })
  }, [isAsked, search, setParams])
  return {
    ...lida,
    /** Whether new questions are wanted, even if a set of this choice is kept. */
    isNew: plano?.isNew === true && keyOf(plano.escolha) === keyOf(lida.escolha),
    /** Must be called when the new questions are loaded. */
    settle: useCallback(() => setPlano(null), []),
    setEscolha: (chosen: Escolha) => setParams(paramsOf(chosen)),
  }
}
