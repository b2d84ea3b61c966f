import type { z } from 'zod'
import { del, get, put } from '../calls/call.ts'
import type * as schema from './rascunhos.schema.ts'

export { MAX_RASCUNHO } from './rascunhos.values.ts'

/** The draft of a form in the back office, so that it can be continued on another device. */
export type Rascunho = z.infer<typeof schema.rascunho>

interface ByNome {
  params: z.infer<typeof schema.byNome>
}

const OPTIONS = { acesso: 'administrador', extensao: 'rascunhos' } as const

/** The caller's own drafts, by name. */
export const rascunhos = {
  one: get<Rascunho | null, ByNome>('/rascunhos/{nome}', OPTIONS),
  save: put<Rascunho, null, ByNome>('/rascunhos/{nome}', OPTIONS),
  remove: del<null, ByNome>('/rascunhos/{nome}', OPTIONS),
}
