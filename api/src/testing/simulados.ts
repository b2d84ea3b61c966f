import { randomUUID } from 'node:crypto'
import type { Cartao, Envelope, Simulado, SimuladoEmCurso, SimuladoEncerrado } from '@rumo/contract'
import type { TestApi } from './api.ts'

/** An account with the calls that it makes about simulados. */
export async function estudante(api: TestApi) {
  const { usuario, token } = await api.enter()
  return {
    usuario,
    token,
    start: async (body: object): Promise<SimuladoEmCurso & { id: number }> => {
      const answer = await api.post<Envelope<Simulado>>(
        '/simulados',
        { chave: randomUUID(), ...body },
        token,
      )
      const { dados } = answer.body
      if (dados?.situacao !== 'em_curso' || dados.id === null) {
        throw new Error(`No simulado was kept: ${JSON.stringify(answer.body)}`)
      }
      return { ...dados, id: dados.id }
    },
    one: (id: number) => api.get<Envelope<Simulado>>(`/simulados/${id}`, token),
    mark: (id: number, cartao: Cartao) => api.put(`/simulados/${id}/marcacoes`, cartao, token),
    end: (id: number, cartao: Cartao = { marcacoes: [] }) =>
      api.post<Envelope<SimuladoEncerrado>>(`/simulados/${id}/encerramento`, cartao, token),
  }
}

/** A mark some seconds after a simulado began, or before. */
export function marcacaoOf(
  { iniciado_em }: { iniciado_em: string },
  id_questao: number,
  id_alternativa: number | null,
  seconds = 1,
) {
  const marcada_em = new Date(Date.parse(iniciado_em) + seconds * 1000).toISOString()
  return { id_questao, id_alternativa, marcada_em }
}
