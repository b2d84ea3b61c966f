import { ApiError, http } from '@rumo/shared-auth'
import { edicao, simulados, type Materia } from '@rumo/contract'
import { alertFailure } from '@rumo/shared-ui'
import { pickBy } from 'es-toolkit'
import { useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useConflict } from '../../shared/crud/conflict-dialog.tsx'
import { differencesOf, isConflict } from '../../shared/crud/conflict.ts'
import { useSaid } from '../../shared/crud/use-said.ts'
import { isSendingIn, sendingIn } from '../../shared/envio/envio-status.tsx'
import { forget, keep, keptFor } from '../../shared/kept.ts'
import { useIsHere } from '../../shared/use-is-here.ts'
import { useUnsaved } from '../../shared/use-unsaved.ts'
import { QUESTAO, saveQuestao } from './api.ts'
import { labelOfPart, partsOf, saidOfPart } from './conflict-parts.ts'
import { edit } from './edit.ts'
import { rascunhoOf, type Rascunho } from './rascunho.ts'
import { isRegradedBy } from './recorrecao.ts'
import { problemsOfQuestao } from './send.ts'

interface Options {
  /** Null for a question that is new. */
  id: number | null
  inicial: Rascunho
  materias: readonly Materia[]
}

type Saved = Awaited<ReturnType<typeof saveQuestao>>

/** A question in its form: what was typed, what is wrong with it, and how it is saved. */
export function useQuestaoForm({ id, inicial, materias }: Options) {
  const kept = id === null ? `questao nova ${inicial.id_prova}` : `questao ${id}`
  const [rascunho, dispatch] = useReducer(
    edit,
    inicial,
    (first) => (keptFor(kept) as Rascunho | null) ?? first,
  )
  useEffect(forget, [])
  const [saved] = useState(inicial)
  const latest = useRef(rascunho)
  useEffect(() => {
    latest.current = rascunho
  }, [rascunho])
  const conflict = useConflict()
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

  /** Saves; where somebody else has meanwhile, what becomes of both; undefined where that is given up. */
  const send = async (sent: Rascunho): Promise<Saved | undefined> => {
    try {
      return await saveQuestao(id, sent)
    } catch (error) {
      if (id === null || !isConflict(error) || !isHere()) throw error
      const now = rascunhoOf(await http.call(edicao.oneQuestao, { params: { id } }))
      const theirs = await conflict.ask({
        noun: QUESTAO,
        entidade: 'questoes',
        id,
        differences: differencesOf(partsOf(latest.current), partsOf(now), partsOf(saved)),
        labelOf: labelOfPart,
        said: (campo, value) => saidOfPart(campo, value, materias),
      })
      if (theirs === null || !isHere()) return undefined
      const mine = edit(latest.current, { type: 'rebase', rascunho: now })
      const settled = { ...mine, ...pickBy(now, (_value, campo) => theirs.includes(campo)) }
      dispatch({ type: 'replace', rascunho: settled })
      return send(settled)
    }
  }
  const fail = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError)) throw error
    if (!refuse({ ...error.campos })) await alertFailure(error)
  }

  const save = async (onSaved: () => void) => {
    if (isPending || refuse({ ...problemsOfQuestao(rascunho), ...sendingIn(ref.current) })) return
    setIsPending(true)
    try {
      const answer = await send(rascunho)
      if (!answer) return
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
    conflict: conflict.dialog,
  }
}

/** The field at a path, or, of a list, the first thing in it that can be done. */
function fieldAt(form: HTMLFormElement | null, path: string): HTMLElement | null {
  const named = form?.elements.namedItem(path === 'alternativas' ? 'correta' : path) ?? null
  if (named instanceof HTMLElement) return named
  const [first] = named instanceof RadioNodeList ? [...named] : []
  return first instanceof HTMLElement ? first : null
}
