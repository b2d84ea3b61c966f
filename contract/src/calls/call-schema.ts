import type { ZodType } from 'zod'
import type { Call, Input } from './call.ts'

type Schema<T> = [T] extends [undefined] ? undefined : ZodType<T>

/** The validators of one call: of what it takes, where it takes something, and of its `dados`. */
export type CallSchema<C> =
  C extends Call<infer Dados, infer In extends Input>
    ? { dados: ZodType<Dados> } & { [Part in keyof In]-?: Schema<In[Part]> }
    : never

/** The validators of a noun's calls, under the names that its table gives them. */
export type SchemasOf<Table extends Record<string, Call>> = {
  readonly [Name in keyof Table]: CallSchema<Table[Name]>
}
