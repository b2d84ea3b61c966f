import { redacoesEnviadas } from '@rumo/contract'
import { http } from '@rumo/shared-auth'

export const takesRedacoes = (): boolean => http.offers(redacoesEnviadas.send)
