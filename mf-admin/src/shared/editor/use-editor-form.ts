import type { Entidade, Envelope } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alertFailure, confirm } from '@rumo/shared-ui'
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { useConflict } from '../crud/conflict-dialog.tsx'
import { type Difference, isConflict } from '../crud/conflict.ts'
import { type Noun, thisNoun } from '../crud/noun.ts'
import { useSaid } from '../crud/use-said.ts'
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

/** What differs of a record that two have changed, and how each part of it is called and said. */
export interface Comparison {
  differences: readonly Difference[]
  labelOf: (campo: string) => string
  said: (campo: string, value: unknown) => string
}

/** A record that the server has, and how what two wrote of it is told apart. */
interface Stored<Rascunho> {
  entidade: Entidade
  id: number
  /** Gives what the server has now. */
  load: () => Promise<Rascunho>
  compare: (three: Three<Rascunho>) => Comparison
  /** Gives the record with each part as it was chosen; `mine` already counts its changes as `now` does. */
  settle: (three: Three<Rascunho>, isTheirs: (part: string) => boolean) => Rascunho
}

/** A record, or a new one, while it is edited. */
interface Edited {
  /** The version that it is based on; null for one that is new. */
  versao: number | null
}

interface Options<Rascunho extends Edited, Edicao> {
  /** What this device keeps of it until it is saved. */
  onDevice: KeptForm<Rascunho>
  noun: Noun
  inicial: Rascunho
  edit: (rascunho: Rascunho, edicao: Edicao | Settling<Rascunho>) => Rascunho
  /** What is wrong with it, by the path of each field. */
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

/** A whole record in its form: what was typed, what is wrong with it, and how it is saved. */
export function useEditorForm<Rascunho extends Edited, Edicao>(options: Options<Rascunho, Edicao>) {
  const { noun, problemsOf } = options
  const { keeper } = options.onDevice
  const { rascunho, dispatch, latest, saved, ...draft } = useDraft(options)
  const { ref, errors, onInput, focus, refuse, refuseOwn } = useProblems(rascunho, problemsOf)
  const [isPending, setIsPending] = useState(false)
  const said = useSaid()
  const isHere = useIsHere()
  const isChanged = rascunho !== saved
  const stopAsking = useUnsaved(() => isChanged || isSendingIn(ref.current), {
    mayGo: async () =>
      isChanged && (await keeper.isOnDevice()) ? mayLeave(thisNoun(noun)) : mayDiscard(),
  })
  /** Drops what is kept of it, and stops asking before leaving. */
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
      said(answer, `${noun.singular} ${noun.genero === 'm' ? 'salvo' : 'salva'}`)
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

/** What was written waits as a draft. */
const mayLeave = (record: string) =>
  confirm({
    titulo: 'Sair sem salvar?',
    texto: `O que você escreveu fica guardado como rascunho, e volta quando você abrir ${record} aqui de novo.`,
    confirmar: 'Sair sem salvar',
    cancelar: 'Continuar editando',
  })

/** What stands in the form, from what this device had kept of it, and keeps it there at every change. */
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
  /** Goes back from what this device had kept to what is saved, where the user agrees. */
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

/** Saves; if another user saved meanwhile, asks what to keep of both; undefined if the user cancels. */
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
