import type { Envelope } from '@rumo/contract'

/** The answer to a call that changed something, with the message that the screen shows for a moment. */
export function saved<Dados>(dados: Dados, mensagem: string): Envelope<Dados> {
  return { dados, icone: 'success', titulo: 'Tudo certo', mensagem }
}
