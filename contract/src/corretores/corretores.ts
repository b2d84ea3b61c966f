import type { z } from 'zod'
import { get } from '../calls/call.ts'
import type * as schema from './corretores.schema.ts'

/** Who corrects essays, and how alike they grade. */
export type EquipeDeCorrecao = z.infer<typeof schema.equipeDeCorrecao>

/**
 * The accounts that may correct. A server that announces them takes a `funcao` for an account, too
 * (docs/decisions/roles.md).
 */
export const corretores = {
  equipe: get<EquipeDeCorrecao>('/corretores', { acesso: 'corretor', extensao: 'corretores' }),
}
