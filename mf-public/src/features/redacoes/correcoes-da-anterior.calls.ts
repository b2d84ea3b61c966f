import { redacoesEnviadas, type CorrecaoEntregue } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { sortBy } from 'es-toolkit'

/** The corrections of an essay that is written again, the newest first, and its text. */
export interface Corrigida {
  texto: string
  correcoes: CorrecaoEntregue[]
}

export async function loadCorrigida(id: number, signal: AbortSignal): Promise<Corrigida> {
  const { texto, correcoes } = await http.call(redacoesEnviadas.one, { params: { id }, signal })
  return { texto, correcoes: sortBy(correcoes, [(one) => -Date.parse(one.entregue_em)]) }
}
