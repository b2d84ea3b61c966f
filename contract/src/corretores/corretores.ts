import type { z } from 'zod'
import { get } from '../calls/call.ts'
import type * as schema from './corretores.schema.ts'

/** Who corrects essays, and how far their grades agree. */
export type EquipeDeCorrecao = z.infer<typeof schema.equipeDeCorrecao>

/**
 * The accounts that may correct essays. A server that announces this call also accepts a `funcao` for an account
 * (docs/decisions/roles.md).
 */
export const corretores = {
  equipe: get<EquipeDeCorrecao>('/corretores', { acesso: 'corretor', extensao: 'corretores' }),
}
