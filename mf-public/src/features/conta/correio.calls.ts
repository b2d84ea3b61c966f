import { correio, type SenhaEscolhida } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'

/** Whether the server has the calls for e-mail at all. Whether it really sends e-mail is told by `sendsMail`. */
export const mayMail = () => http.offers(correio.askForSenha)

export async function sendsMail(signal: AbortSignal): Promise<boolean> {
  try {
    return (await http.call(correio.situacao, { signal })).ativo
  } catch (error) {
    if (isUnknownPath(error)) return false
    throw error
  }
}

export const askForSenha = (email: string) => http.call(correio.askForSenha, { body: { email } })

export const chooseSenha = (body: SenhaEscolhida) => http.call(correio.chooseSenha, { body })

export const stopAvisos = (chave: string) =>
  http.call(correio.stopAvisos, { query: { chave }, body: null })

/**
 * Confirms a change of e-mail, which both the old and the new address must confirm. Resolves to whether the other
 * address still has to confirm.
 */
export const confirmEmail = async (chave: string): Promise<boolean> =>
  (await http.call(correio.confirmEmail, { body: { chave } })).falta
