import type { Envelope, Recebimento } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { type MadeQuestao, tentativaOf } from '../../testing/estudante.ts'
import { marcacaoOf, estudante, wholeProva } from '../../testing/simulados.ts'

interface Situation {
  api: TestApi
  /** An administrator's token. */
  token: string
  questao: MadeQuestao
}

/** Every way in which a question of a published prova stops being public. */
const ENDS: Record<string, (of: Situation) => Promise<unknown>> = {
  'PUT /provas/{id}': ({ api, token, questao }) =>
    api.put(`/provas/${questao.id_prova}`, { publicada: false }, token),
  'POST /edicao/publicacoes': ({ api, token, questao }) =>
    api.post('/edicao/publicacoes', { ids: [questao.id_prova], publicada: false }, token),
  'DELETE /provas/{id}': async ({ api, token, questao }) => {
    // Answered first, because a question without answers would be removed.
    await answer(api, questao)
    return api.del(`/provas/${questao.id_prova}`, token)
  },
  'PUT /edicao/questoes/{id}': async ({ api, token, questao }) => {
    const draft = await api.make.prova({ publicada: false })
    const { id, texto, alternativas } = questao
    const editada = { questao: { texto, id_prova: draft.id }, alternativas, referencias: [] }
    return api.put(`/edicao/questoes/${id}`, editada, token)
  },
}

/** Sends an answer of a new account; gives 'recebida', or the reason of the refusal. */
async function answer(api: TestApi, questao: MadeQuestao) {
  const { token } = await api.enter()
  const tentativas = [tentativaOf(questao)]
  const { body } = await api.post<Envelope<Recebimento>>('/tentativas', { tentativas }, token)
  const { recebidas, recusadas } = body.dados
  return recebidas.length === 1 ? 'recebida' : recusadas[0]?.motivo
}

async function situationOf(api: TestApi, publicada: boolean): Promise<Situation> {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const { id: id_prova } = await api.make.prova({ publicada })
  return { api, token, questao: await api.make.questao({ id_prova }) }
}

describe('an answer', () => {
  it.for(Object.entries(ENDS))(
    'to what was published still counts after %s',
    async ([, end], { api }) => {
      const situation = await situationOf(api, true)
      expect(await end(situation)).toMatchObject({ status: 200 })
      expect((await api.get(`/questoes/${situation.questao.id}`)).status).toBe(404)
      expect(await answer(api, situation.questao)).toBe('recebida')
    },
  )

  it.for(Object.entries(ENDS).filter(([way]) => !way.startsWith('DELETE')))(
    'to what never was counts no more after %s than before',
    async ([, end], { api }) => {
      const situation = await situationOf(api, false)
      expect(await answer(api, situation.questao)).toBe('questao_inexistente')
      expect(await end(situation)).toMatchObject({ status: 200 })
      expect(await answer(api, situation.questao)).toBe('questao_inexistente')
    },
  )

  it('to what was written into a prova that had become a draft is to nothing', async ({ api }) => {
    const { token, questao } = await situationOf(api, true)
    await api.put(`/provas/${questao.id_prova}`, { publicada: false }, token)
    const later = await api.make.questao({ id_prova: questao.id_prova })
    expect(await answer(api, later)).toBe('questao_inexistente')
    expect(await answer(api, questao)).toBe('recebida')
    await api.put(`/provas/${questao.id_prova}`, { publicada: true }, token)
    expect(await answer(api, later)).toBe('recebida')
  })

  it('in a simulado counts also where its prova became a draft meanwhile', async ({ api }) => {
    const { token, questao } = await situationOf(api, true)
    const aluno = await estudante(api)
    const simulado = await aluno.start(wholeProva(questao.id_prova))
    await api.put(`/provas/${questao.id_prova}`, { publicada: false }, token)
    const { id_alternativa } = tentativaOf(questao)
    const marcacoes = [marcacaoOf(simulado, questao.id, id_alternativa)]
    const { body } = await aluno.end(simulado.id, { marcacoes })
    expect(body.dados).toMatchObject({ certas: 1, total: 1 })
  })
})
