import { ApiError, http } from '@rumo/shared-auth'
import { edicao, simulados } from '@rumo/contract'
import { alertFailure } from '@rumo/shared-ui'
import { useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { askAboutConflict, isConflict } from '../../shared/crud/conflict.ts'
import { useSaid } from '../../shared/crud/use-said.ts'
import { isSendingIn, sendingIn } from '../../shared/envio/envio-status.tsx'
import { forget, keep, keptFor } from '../../shared/kept.ts'
import { useIsHere } from '../../shared/use-is-here.ts'
import { useUnsaved } from '../../shared/use-unsaved.ts'
import { QUESTAO, saveQuestao } from './api.ts'
import { edit } from './edit.ts'
import { rascunhoOf, type Rascunho } from './rascunho.ts'
import { isRegradedBy } from './recorrecao.ts'
import { problemsOfQuestao } from './send.ts'

interface Options {
  /** Null for a question that is new. */
  id: number | null
  inicial: Rascunho
}

/** A question in its form: what was typed, what is wrong with it, and how it is saved. */
export function useQuestaoForm({ id, inicial }: Options) {
  const kept = id === null ? `questao nova ${inicial.id_prova}` : `questao ${id}`
  const [rascunho, dispatch] = useReducer(
    edit,
    inicial,
    (first) => (keptFor(kept) as Rascunho | null) ?? first,
  )
  useEffect(forget, [])
  const [saved, setSaved] = useState(inicial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isPending, setIsPending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const said = useSaid()
  const isHere = useIsHere()
  const isChanged = rascunho !== saved
  const stopAsking = useUnsaved(() => isChanged || isSendingIn(ref.current), {
    onEnd: (owner) => keep(kept, owner, () => rascunho),
  })

  const focus = (path: string) => fieldAt(ref.current, path)?.focus()
  /** Says what is wrong; false where nothing is. */
  const refuse = (found: Record<string, string>): boolean => {
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    if (first !== undefined) focus(first)
    return first !== undefined
  }

  const solveConflict = async (questaoId: number) => {
    const now = rascunhoOf(await http.call(edicao.oneQuestao, { params: { id: questaoId } }))
    const mayReplace = await askAboutConflict(QUESTAO)
    dispatch({ type: mayReplace ? 'replace' : 'rebase', rascunho: now })
    if (mayReplace) setSaved(now)
  }
  const fail = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError)) throw error
    if (id !== null && isConflict(error) && isHere()) return solveConflict(id).catch(fail)
    if (refuse({ ...error.campos })) return undefined
    return alertFailure(error)
  }

  const save = async (onSaved: () => void) => {
    if (isPending || refuse({ ...problemsOfQuestao(rascunho), ...sendingIn(ref.current) })) return
    setIsPending(true)
    try {
      const answer = await saveQuestao(id, rascunho)
      stopAsking()
      said(answer, 'questão salva')
      if (isHere()) onSaved()
    } catch (error) {
      await fail(error)
    } finally {
      setIsPending(false)
    }
  }
  /** Whether saving it has finished simulados graded again. */
  const isRegraded = id !== null && http.offers(simulados.list) && isRegradedBy(saved, rascunho)
  return {
    ref,
    rascunho,
    dispatch,
    isRegraded,
    errors,
    focus,
    isPending,
    isChanged,
    save,
    stopAsking,
  }
}

/** The field at a path, or, of a list, the first thing in it that can be done. */
function fieldAt(form: HTMLFormElement | null, path: string): HTMLElement | null {
  const named = form?.elements.namedItem(path === 'alternativas' ? 'correta' : path) ?? null
  if (named instanceof HTMLElement) return named
  const [first] = named instanceof RadioNodeList ? [...named] : []
  return first instanceof HTMLElement ? first : null
}
