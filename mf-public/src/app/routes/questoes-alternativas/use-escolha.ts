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
 * What the address asks for, in force or not. Where it asks for the new questions of a plan (`plano=3`), the choice that
 * they are takes its place, so that a reload goes on with them.
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
    /** Whether new questions are wanted, whatever is kept of the choice. */
    isNew: plano?.isNew === true && keyOf(plano.escolha) === keyOf(lida.escolha),
    /** The new questions are there. */
    settle: useCallback(() => setPlano(null), []),
    setEscolha: (chosen: Escolha) => setParams(paramsOf(chosen)),
  }
}
