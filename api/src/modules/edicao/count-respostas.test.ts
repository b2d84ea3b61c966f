import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { tentativaOf } from '../../testing/estudante.ts'
import { editor, ended } from '../../testing/change-questao.ts'

describe('GET /edicao/questoes/{id}/respostas', () => {
  it('counts ended simulados, and apart from them what was answered elsewhere', async ({ api }) => {
    const { token } = await editor(api)
    const { first, second, id_prova, start, token: student } = await ended(api)
    const respostas = async (id: number) =>
      (await api.get(`/edicao/questoes/${id}/respostas`, token)).body
    expect(await respostas(first.id)).toEqual({ dados: { simulados: 1, tentativas: 0 } })

    await ended(api)
    // A simulado under way has no graded answers yet.
    await start({ tipo: 'prova', id_prova, tempo_extra: false })
    for (const { token: one } of [{ token: student }, await api.enter()]) {
      await api.post('/tentativas', { tentativas: [tentativaOf(first)] }, one)
    }

    expect(await respostas(first.id)).toEqual({ dados: { simulados: 1, tentativas: 2 } })
    // The second question was left blank; a blank is graded again, too.
    expect(await respostas(second.id)).toEqual({ dados: { simulados: 1, tentativas: 0 } })
  })

  it('finds nothing of a question that has no answers', async ({ api }) => {
    const { token } = await editor(api)
    const { id } = await api.make.questao()

    expect(await api.get(`/edicao/questoes/${id}/respostas`, token)).toEqual({
      status: 200,
      body: { dados: { simulados: 0, tentativas: 0 } },
    })
  })

  it('answers 404 to an unknown id', async ({ api }) => {
    const { token } = await editor(api)

    expect(await api.get('/edicao/questoes/1/respostas', token)).toMatchObject({
      status: 404,
      body: { codigo: 'questao_inexistente' },
    })
  })
})
