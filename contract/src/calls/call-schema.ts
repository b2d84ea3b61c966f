import type { ZodType } from 'zod'
import type { Call, Input } from './call.ts'

type Schema<T> = [T] extends [undefined] ? undefined : ZodType<T>

/**
 * The validators of one call: of its input, if any, and of its `dados`. The API checks against these
 * types where it registers the call.
 */
export type CallSchema<C> =
  C extends Call<infer Dados, infer In extends Input>
    ? { dados: ZodType<Dados> } & { [Part in keyof In]-?: Schema<In[Part]> }
    : never
