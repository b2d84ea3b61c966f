import type { z } from 'zod'
import { get } from '../calls/call.ts'
import type { equipeDeCorrecao } from './corretores.schema.ts'

/** Who corrects essays, and how alike they grade. */
export type EquipeDeCorrecao = z.infer<typeof equipeDeCorrecao>

/**
 * The accounts that may correct. A server that announces them takes a `funcao` for an account, too
 * (docs/decisions/roles.md).
 */
export const corretores = {
  equipe: get<EquipeDeCorrecao>('/corretores', { acesso: 'corretor', extensao: 'corretores' }),
}
