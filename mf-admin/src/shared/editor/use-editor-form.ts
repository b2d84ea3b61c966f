import type { Entidade, Envelope } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alertFailure, confirm } from '@rumo/shared-ui'
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { useConflict } from '../crud/conflict-dialog.tsx'
import { type Difference, isConflict } from '../crud/conflict.ts'
import { type Noun, thisNoun } from '../crud/noun.ts'
import { useAnnounceAnswer } from '../crud/use-announce-answer.ts'
import { isSendingIn, sendingIn } from '../envio/envio-status.tsx'
import { mayDiscard } from '../crud/dialog.tsx'
import { useIsHere } from '../use-is-here.ts'
import { useUnsaved } from '../use-unsaved.ts'
import type { Three } from './list-parts.ts'
import type { KeptForm } from './use-edit-keeper.ts'
import { useProblems } from './use-problems.ts'

/** The result of a conflict: the other user's version replaces the draft, or the draft overwrites it. */
export interface Settling<Rascunho> {
  type: 'replace' | 'rebase'
  rascunho: Rascunho
}

/** The differences of a record that two users have changed, with the label of each part and its value in words. */
export interface Comparison {
  differences: readonly Difference[]
  labelOf: (campo: string) => string
  said: (campo: string, value: unknown) => string
}

/** A stored record, with the functions that resolve a conflict of two users. */
interface Stored<Rascunho> {
  entidade: Entidade
  id: number
  /** The record as it is on the server now. */
  load: () => Promise<Rascunho>
  compare: (three: Three<Rascunho>) => Comparison
  /**
   * The record in which each part has the value that the user chose. `mine` must already have the version numbers of
   * `now`.
   */
  settle: (three: Three<Rascunho>, isTheirs: (part: string) => boolean) => Rascunho
}

interface Edited {
  /** The version on which the changes are based; null for a new record. */
  versao: number | null
}

interface Options<Rascunho extends Edited, Edicao> {
  /** The draft that is stored until the record is saved. */
  onDevice: KeptForm<Rascunho>
  noun: Noun
  inicial: Rascunho
  edit: (rascunho: Rascunho, edicao: Edicao | Settling<Rascunho>) => Rascunho
  /** The problems of the record, by the path of each field. */
  problemsOf: (rascunho: Rascunho) => Record<string, string>
  /** Rejects with an ApiError. */
  save: (rascunho: Rascunho) => Promise<Envelope<unknown>>
  stored: Stored<Rascunho> | null
}

export type EditorForm = Pick<
  ReturnType<typeof useEditorForm<Edited, unknown>>,
  | 'ref'
  | 'conflict'
  | 'errors'
  | 'onInput'
  | 'focus'
  | 'isPending'
  | 'isChanged'
  | 'save'
  | 'giveUp'
  | 'continued'
  | 'startAnew'
  | 'noun'
>

/** The form of a whole record: what was typed, its problems, and how it is saved. */
export function useEditorForm<Rascunho extends Edited, Edicao>(options: Options<Rascunho, Edicao>) {
  const { noun, problemsOf } = options
  const { keeper } = options.onDevice
  const { rascunho, dispatch, latest, saved, ...draft } = useDraft(options)
  const { ref, errors, onInput, focus, refuse, refuseOwn } = useProblems(rascunho, problemsOf)
  const [isPending, setIsPending] = useState(false)
  const announceAnswer = useAnnounceAnswer()
  const isHere = useIsHere()
  const isChanged = rascunho !== saved
  const stopAsking = useUnsaved(() => isChanged || isSendingIn(ref.current), {
    mayGo: async () =>
      isChanged && (await keeper.isOnDevice()) ? mayLeave(thisNoun(noun)) : mayDiscard(),
  })
  /** Deletes the draft, and stops asking before the user leaves. */
  const giveUp = () => {
    stopAsking()
    void keeper.keep(null)
  }
  const { conflict, send } = useSend(options, { latest, dispatch, refuseOwn, isHere })
  const fail = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError)) throw error
    if (!refuse({ ...error.campos })) await alertFailure(error)
  }
  const save = async (onSaved: () => void) => {
    if (isPending) return
    if (refuseOwn({ ...problemsOf(rascunho), ...sendingIn(ref.current) })) return
    setIsPending(true)
    try {
      const answer = await send(rascunho, saved)
      if (!answer) return
      giveUp()
      announceAnswer(answer, `${noun.singular} ${noun.genero === 'm' ? 'salvo' : 'salva'}`)
      if (isHere()) onSaved()
    } catch (error) {
      await fail(error)
    } finally {
      setIsPending(false)
    }
  }
  return {
    ref,
    conflict,
    rascunho,
    dispatch,
    saved,
    errors,
    onInput,
    focus,
    isPending,
    isChanged,
    save,
    giveUp,
    continued: draft.continued,
    startAnew: draft.startAnew,
    noun,
  }
}

/** The draft stays stored, so leaving loses nothing. */
const mayLeave = (record: string) =>
  confirm({
    titulo: 'Sair sem salvar?',
    texto: `O que você escreveu fica guardado como rascunho, e volta quando você abrir ${record} aqui de novo.`,
    confirmar: 'Sair sem salvar',
    cancelar: 'Continuar editando',
  })

/** The content of the form. It starts from the stored draft, if there is one, and every change is stored. */
function useDraft<Rascunho extends Edited, Edicao>(options: Options<Rascunho, Edicao>) {
  const { onDevice, inicial, edit } = options
  const { keeper } = onDevice
  const [kept, setKept] = useState(onDevice.kept)
  const [saved, setSaved] = useState(kept?.base ?? inicial)
  const [rascunho, dispatch] = useReducer(edit, kept?.rascunho ?? inicial)
  const latest = useRef(rascunho)
  useEffect(() => {
    if (latest.current === rascunho) return
    latest.current = rascunho
    void keeper.keep(rascunho === saved ? null : { base: saved, rascunho })
  }, [keeper, rascunho, saved])
  /** Discards the stored draft and returns to the saved record, if the user agrees. */
  const startAnew = async () => {
    if (!(await mayDiscard())) return
    setKept(null)
    setSaved(inicial)
    dispatch({ type: 'replace', rascunho: inicial })
  }
  const continued = kept && {
    em: kept.em,
    isHere: kept.isHere,
    isOutdated: kept.base.versao !== inicial.versao,
  }
  return { rascunho, dispatch, latest, saved, continued, startAnew }
}

interface Sending<Rascunho, Edicao> {
  latest: { readonly current: Rascunho }
  dispatch: Dispatch<Edicao | Settling<Rascunho>>
  refuseOwn: (found: Record<string, string>) => boolean
  isHere: () => boolean
}

/** Saves the record. If another user saved meanwhile, asks what to keep of both. Undefined if the user cancels. */
function useSend<Rascunho extends Edited, Edicao>(
  { edit, noun, problemsOf, save, stored }: Options<Rascunho, Edicao>,
  { latest, dispatch, refuseOwn, isHere }: Sending<Rascunho, Edicao>,
) {
  const conflict = useConflict()
  const send = async (sent: Rascunho, base: Rascunho): Promise<Envelope<unknown> | undefined> => {
    try {
      return await save(sent)
    } catch (error) {
      if (stored === null || !isConflict(error) || !isHere()) throw error
      const { entidade, id, load, compare, settle } = stored
      const now = await load()
      const three = { mine: latest.current, now, base }
      const theirs = await conflict.ask({ noun, by: { entidade, id }, ...compare(three) })
      if (theirs === null || !isHere()) return undefined
      const mine = edit(latest.current, { type: 'rebase', rascunho: now })
      const settled = settle({ ...three, mine }, (part) => theirs.includes(part))
      dispatch({ type: 'replace', rascunho: settled })
      return refuseOwn(problemsOf(settled)) ? undefined : send(settled, now)
    }
  }
  return { conflict: conflict.dialog, send }
}
