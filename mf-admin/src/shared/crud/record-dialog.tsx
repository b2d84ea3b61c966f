import { useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import type { z } from 'zod'
import { useIsHere } from '../use-is-here.ts'
import type { Row } from './columns.ts'
import { askAboutConflict, isConflict, isGone } from './conflict.ts'
import { restoreForm } from './kept-form.ts'
import { FormDialog, type Form } from './form-dialog.tsx'
import { problemsOf } from './problems.ts'
import type { Resource } from './resource.ts'
import { useSaid } from './use-said.ts'

/** What a record is typed into; `row` is null for one that is new. */
export interface RecordForm<T extends Row> {
  /** The fields by their names, from the first to the last, with what each is called. */
  labels: Readonly<Record<string, string>>
  /** What a server takes, from the contract. */
  schema: (row: T | null) => z.ZodType
  /** What is sent, from what was typed. */
  bodyOf: (values: Record<string, string>, row: T | null) => object
  /** What else is wrong than what the schema finds, by field; it may say so in a dialog too. */
  check?: (values: Record<string, string>) => Promise<Record<string, string>>
  render: (form: Form, row: T | null) => ReactNode
}

interface RecordDialogProps<T extends Row> {
  resource: Resource<T>
  form: RecordForm<T>
  row: T | null
  onClose: () => void
  /** Takes the place of `row`: somebody else saved it meanwhile. */
  onNewer: (row: T) => void
}

/** 'Cadastrar X' or 'Editar X'. */
export function RecordDialog<T extends Row>(props: RecordDialogProps<T>) {
  const { resource, form, row, onClose, onNewer } = props
  const { noun } = resource
  const said = useSaid()
  const queries = useQueryClient()
  const isHere = useIsHere()
  const versao = useRef(row?.versao)

  const save = async (values: Record<string, string>) => {
    const body = form.bodyOf(values, row)
    if (row === null) return resource.create(body)
    return resource.update(row.id, { ...body, ...(versao.current && { versao: versao.current }) })
  }

  const check = async (values: Record<string, string>) => {
    const found = problemsOf(form.schema(row), form.bodyOf(values, row))
    return { ...(await form.check?.(values)), ...found }
  }

  const submit = async (values: Record<string, string>) => {
    try {
      const answer = await save(values)
      if (isHere()) onClose()
      said(answer, `${noun.singular} ${noun.genero === 'm' ? 'salvo' : 'salva'}`)
    } catch (error) {
      // Somebody else deleted it: the list shows so, what was typed stays.
      if (row && isGone(error)) void queries.invalidateQueries()
      const newer = row && isConflict(error) && isHere() && (await resource.find(row.id))
      if (!newer) throw error
      versao.current = newer.versao
      if (await askAboutConflict(noun)) onNewer(newer)
    }
  }

  return (
    <FormDialog
      titulo={`${row ? 'Editar' : 'Cadastrar'} ${noun.singular}`}
      labels={form.labels}
      check={check}
      submit={submit}
      onClose={onClose}
      onForm={(element) => restoreForm(resource.name, row, element)}
    >
      {(fields) => form.render(fields, row)}
    </FormDialog>
  )
}
