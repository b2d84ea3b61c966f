import type { ZodType } from 'zod'
import type { Call, Input } from './call.ts'

type Schema<T> = [T] extends [undefined] ? undefined : ZodType<T>

/**
 * The validators of one call: of its input, if any, and of its `dados`. The API registers each call with validators of
 * this type, so that the compiler compares them with the types of the contract.
 */
export type CallSchema<C> =
  C extends Call<infer Dados, infer In extends Input>
    ? { dados: ZodType<Dados> } & { [Part in keyof In]-?: Schema<In[Part]> }
    : never
