import { redacoesEnviadas, type CorrecaoEntregue } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { sortBy } from 'es-toolkit'

/** The text of an essay that is being rewritten, and its corrections, the newest first. */
export interface Corrigida {
  texto: string
  correcoes: CorrecaoEntregue[]
}

export async function loadCorrigida(id: number, signal: AbortSignal): Promise<Corrigida> {
  const { texto, correcoes } = await http.call(redacoesEnviadas.one, { params: { id }, signal })
  return { texto, correcoes: sortBy(correcoes, [(one) => -Date.parse(one.entregue_em)]) }
}
