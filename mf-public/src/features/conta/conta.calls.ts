import { conta, usuarios, type Credenciais, type NovoUsuario } from '@rumo/contract'
import { ApiError, http } from '@rumo/shared-auth'

export const createUsuario = (body: NovoUsuario) => http.call(usuarios.create, { body })

export async function login(body: Credenciais): Promise<string> {
  const token: unknown = await http.call(usuarios.login, { body })
  if (typeof token !== 'string') throw new ApiError(200, undefined)
  return token
}

/** Whether the server lets users see, download and delete the data that it keeps about them. */
export const keepsAccountsInHand = () => http.offers(conta.dados)
