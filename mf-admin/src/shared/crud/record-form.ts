import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Row } from './columns.ts'
import type { Form } from './form-dialog.tsx'

/** What a record is typed into; `row` is null for one that is new. */
export interface RecordForm<T extends Row> {
  /** The fields by their names, from the first to the last, with what each is called. */
  labels: Readonly<Record<string, string>>
  /** What a server takes, from the contract. */
  schema: (row: T | null) => z.ZodType
  /** What is sent, from what was typed. */
  bodyOf: (values: Record<string, string>, row: T | null) => object
  /** What else is wrong than what the schema finds, by field; `say` says more of it in a dialog. */
  check?: (values: Record<string, string>) => Record<string, string>
  say?: (values: Record<string, string>) => Promise<unknown>
  /** Asks about what may be a mistake, before it is sent; gives whether it is. */
  ask?: (body: object, row: T | null) => Promise<boolean>
  render: (form: Form, row: T | null) => ReactNode
  /** What a field of the record is called, and how its value is said, where that is not its label and its value. */
  words?: {
    labels?: Readonly<Record<string, string>>
    said: (campo: string, value: unknown) => string | undefined
  }
}
