import { redacoesEnviadas } from '@rumo/contract'
import { http } from '@rumo/shared-auth'

/** Whether the server takes essays, as far as is known. */
export const takesRedacoes = (): boolean => http.offers(redacoesEnviadas.send)
