/**
 * Where a question was answered. The server itself creates the attempts of a simulado that it stores; a device sends
 * `simulado` only for a simulado that was graded without an account.
 */
export const ORIGENS = ['pratica', 'revisao', 'simulado'] as const
export type Origem = (typeof ORIGENS)[number]

/** The longest duration of an answer, in seconds: one hour. */
export const MAX_SEGUNDOS = 3600

/** Why a server never accepts an attempt. A question that was never published counts as not existing. */
export const MOTIVOS_DE_RECUSA = ['questao_inexistente', 'alternativa_inexistente'] as const
export type MotivoDeRecusa = (typeof MOTIVOS_DE_RECUSA)[number]
