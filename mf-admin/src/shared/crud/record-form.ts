import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Row } from './columns.ts'
import type { Form } from './form-dialog.tsx'

/** The form of a record; `row` is null for a new one. */
export interface RecordForm<T extends Row> {
  /** The label of each field by its name, in the order of the fields. */
  labels: Readonly<Record<string, string>>
  /** The schema of the request body, from the contract. */
  schema: (row: T | null) => z.ZodType
  bodyOf: (values: Record<string, string>, row: T | null) => object
  /** Problems that the schema does not find, by field. `say` explains them in a dialog. */
  check?: (values: Record<string, string>) => Record<string, string>
  say?: (values: Record<string, string>) => Promise<unknown>
  /** Asks about a possible mistake before saving. Returns whether to save. */
  ask?: (body: object, row: T | null) => Promise<boolean>
  render: (form: Form, row: T | null) => ReactNode
  /**
   * The label and value of a field in words, for the dialog about a conflict, where they differ from the form's label
   * and the plain value.
   */
  words?: {
    labels?: Readonly<Record<string, string>>
    said: (campo: string, value: unknown) => string | undefined
  }
}
