import { useQueryClient } from '@tanstack/react-query'
import { pickBy } from 'es-toolkit'
import { useIsHere } from '../use-is-here.ts'
import type { Row } from './columns.ts'
import { plainlySaid, useConflict } from './conflict-dialog.tsx'
import { differencesOf, isConflict, isGone } from './conflict.ts'
import { restoreForm } from './kept-form.ts'
import { FormDialog } from './form-dialog.tsx'
import { problemsOf } from './form-problems.ts'
import type { Resource } from './resource.ts'
import { useAnnounceAnswer } from './use-announce-answer.ts'
import type { RecordForm } from './record-form.ts'

interface RecordDialogProps<T extends Row> {
  resource: Resource<T>
  form: RecordForm<T>
  row: T | null
  onClose: () => void
}

/** Saves a record; if another user saved it meanwhile, asks what to keep of both. */
function useSave<T extends Row>({ resource, form, row }: RecordDialogProps<T>) {
  const isHere = useIsHere()
  const conflict = useConflict()
  const save = (body: object, versao: number | undefined) =>
    row === null
      ? resource.create(body)
      : resource.update(row.id, { ...body, ...(versao && { versao }) })

  /** Resolves a conflict: asks what to keep, and saves the result. Undefined if the user cancels. */
  const settle = async (opened: T, body: object): Promise<ReturnType<typeof save> | undefined> => {
    const now = await resource.find(opened.id)
    if (!now) return save(body, opened.versao)
    const theirs = await conflict.ask({
      noun: resource.noun,
      by: { entidade: resource.name, id: opened.id },
      differences: differencesOf(body, now, opened),
      labelOf: (campo) => form.labels[campo] ?? form.words?.labels?.[campo] ?? campo,
      said: (campo, value) => form.words?.said(campo, value) ?? plainlySaid(value),
    })
    if (theirs === null || !isHere()) return undefined
    const settled = { ...body, ...pickBy(now as object, (_value, campo) => theirs.includes(campo)) }
    return save(settled, now.versao).catch((error: unknown) => {
      if (isConflict(error)) return settle(now, settled)
      throw error
    })
  }

  return {
    conflict: conflict.dialog,
    /** Undefined if the user cancelled. */
    save: (body: object) =>
      save(body, row?.versao).catch((error: unknown) => {
        if (row && isConflict(error) && isHere()) return settle(row, body)
        throw error
      }),
  }
}

export function RecordDialog<T extends Row>(props: RecordDialogProps<T>) {
  const { resource, form, row, onClose } = props
  const { noun } = resource
  const announceAnswer = useAnnounceAnswer()
  const queries = useQueryClient()
  const isHere = useIsHere()
  const { conflict, save } = useSave(props)

  const check = async (values: Record<string, string>) => {
    const found = problemsOf(form.schema(row), form.bodyOf(values, row))
    return { ...form.check?.(values), ...found }
  }

  const submit = async (values: Record<string, string>) => {
    try {
      const body = form.bodyOf(values, row)
      if (form.ask && !(await form.ask(body, row))) return
      const answer = await save(body)
      if (!answer) return
      if (isHere()) onClose()
      announceAnswer(answer, `${noun.singular} ${noun.genero === 'm' ? 'salvo' : 'salva'}`)
    } catch (error) {
      // Another user deleted the record: the list is refreshed, and what was typed stays in the form.
      if (row && isGone(error)) void queries.invalidateQueries()
      throw error
    }
  }

  return (
    <>
      <FormDialog
        titulo={`${row ? 'Editar' : 'Cadastrar'} ${noun.singular}`}
        labels={form.labels}
        check={check}
        say={form.say}
        submit={submit}
        onClose={onClose}
        onForm={(element) => restoreForm(resource.name, row, element)}
      >
        {(fields) => form.render(fields, row)}
      </FormDialog>
      {conflict}
    </>
  )
}
