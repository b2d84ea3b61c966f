import type { Correcao, RedacaoEnviada } from '@rumo/contract'
import type { TestApi } from './api.ts'

/** A grade for each criterion of the rubric rumo, 57 in all. */
export const NOTAS = { tema: 20, genero: 15, coerencia: 0, coesao: 10, norma: 12 }
export const ANOTACAO = { inicio: 0, fim: 10, texto: 'Bom começo.' }

/** The answer of a call that gives one correction. */
export interface One {
  dados: Correcao
}

/** A corrector, a student's essay, and functions for what the two do. */
export async function correcting(api: TestApi) {
  const { usuario: corretor, token } = await api.enter({ perfil: 'Administrador' })
  const aluno = await api.enter({ nome: 'Ana Lima' })
  const redacao = await api.make.redacaoEnviada({ id_usuario: aluno.usuario.id })
  const begin = (rubrica = 'rumo', by = token) =>
    api.post<One>('/correcoes', { id_redacao_enviada: redacao.id, rubrica }, by)
  const put = (id: number, changes: object, by = token) =>
    api.put<One>(`/correcoes/${id}`, changes, by)
  const deliver = (id: number, by = token, body = {}) =>
    api.post<One>(`/correcoes/${id}/entrega`, body, by)
  const read = async () =>
    (await api.get<{ dados: RedacaoEnviada }>(`/redacoes-enviadas/${redacao.id}`, aluno.token)).body
      .dados
  return { corretor, token, aluno, redacao, begin, put, deliver, read }
}
