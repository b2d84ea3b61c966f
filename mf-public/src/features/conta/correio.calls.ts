import { correio, type SenhaEscolhida } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'

/** Whether the server has the calls of mail; sendsMail asks whether it sends any. */
export const mayMail = () => http.offers(correio.esqueci)

export async function sendsMail(signal: AbortSignal): Promise<boolean> {
  try {
    return (await http.call(correio.situacao, { signal })).ativo
  } catch (error) {
    if (isUnknownPath(error)) return false
    throw error
  }
}

export const askForSenha = (email: string) => http.call(correio.esqueci, { body: { email } })

export const chooseSenha = (body: SenhaEscolhida) => http.call(correio.escolher, { body })

export const stopAvisos = (chave: string) =>
  http.call(correio.pararAvisos, { query: { chave }, body: null })

/** Confirms another e-mail by one of both addresses; gives whether the other still has to. */
export const confirmEmail = async (chave: string): Promise<boolean> =>
  (await http.call(correio.confirmarEmail, { body: { chave } })).falta
