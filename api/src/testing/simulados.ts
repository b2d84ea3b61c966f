import { randomUUID } from 'node:crypto'
import type { Cartao, Envelope, Simulado, SimuladoEmCurso, SimuladoEncerrado } from '@rumo/contract'
import type { TestApi } from './api.ts'
import { alternativasOf, type MadeQuestao } from './estudante.ts'

/** A student's account, and functions for its calls about simulados. */
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

/** A mark, some seconds after the start of a simulado; before the start when `seconds` is negative. */
export function marcacaoOf(
  { iniciado_em }: { iniciado_em: string },
  id_questao: number,
  id_alternativa: number | null,
  seconds = 1,
) {
  const marcada_em = new Date(Date.parse(iniciado_em) + seconds * 1000).toISOString()
  return { id_questao, id_alternativa, marcada_em }
}

/** A student in a simulado of a prova of three questions, the third annulled; it lasts an hour. */
export async function begun(api: TestApi) {
  const student = await estudante(api)
  const { id } = await api.make.prova({ duracao_minutos: 60 })
  const [first, second, annulled] = [
    await api.make.questao({ id_prova: id, numero: 1 }),
    await api.make.questao({ id_prova: id, numero: 2 }),
    await api.make.questao({ id_prova: id, numero: 3, situacao: 'anulada' }),
  ]
  const simulado = await student.start({ tipo: 'prova', id_prova: id, tempo_extra: false })
  const right = (questao: MadeQuestao, seconds?: number) =>
    marcacaoOf(simulado, questao.id, alternativasOf(questao).certa, seconds)
  const wrong = (questao: MadeQuestao, seconds?: number) =>
    marcacaoOf(simulado, questao.id, alternativasOf(questao).errada, seconds)
  return { ...student, simulado, id: simulado.id, first, second, annulled, right, wrong }
}

/**
 * A prova of three questions: the first is annulled, the last has no number. The prova also has a retired question,
 * which is not in `ids`.
 */
export async function provaOfThree(
  api: TestApi,
  values: Parameters<TestApi['make']['prova']>[0] = {},
) {
  const made = await api.make.prova({ instrucoes: 'Use caneta.', duracao_minutos: 240, ...values })
  const id_prova = made.id
  const last = await api.make.questao({ id_prova })
  const third = await api.make.questao({ id_prova, numero: 3, explicacao: 'Pela tabela.' })
  const second = await api.make.questao({ id_prova, numero: 2, situacao: 'anulada' })
  await api.make.questao({ id_prova, numero: 1, retirada_em: '2026-01-31T12:00:00.000Z' })
  return { ...made, ids: [second.id, third.id, last.id] }
}

/** The body that starts a simulado of a whole prova. */
export function wholeProva(id_prova: number) {
  return { tipo: 'prova', id_prova, tempo_extra: false }
}
