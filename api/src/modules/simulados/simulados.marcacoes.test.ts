import type { DadosDaConta, Envelope } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { begun, marcacaoOf } from '../../testing/simulados.ts'

describe('PUT /simulados/{id}/marcacoes', () => {
  it('keeps the last mark of each question, whatever order they come in', async ({ api }) => {
    const { id, first, second, right, wrong, mark, one } = await begun(api)
    expect(await mark(id, { marcacoes: [right(first, 9)] })).toEqual({
      status: 200,
      body: { dados: null },
    })
    await mark(id, { marcacoes: [wrong(first, 3), wrong(second, 4)] })
    const back = { ...wrong(second, 5), id_alternativa: null }
    await mark(id, { marcacoes: [right(first, 9), back] })
    await mark(id, { marcacoes: [wrong(second, 4)] })

    expect((await one(id)).body.dados).toMatchObject({ marcacoes: [right(first, 9), back] })
  })

  it('takes an alternative that is gone, and no question of another simulado', async ({ api }) => {
    const { id, simulado, first, mark, end } = await begun(api)
    const stray = await api.make.questao()
    expect(await mark(id, { marcacoes: [marcacaoOf(simulado, stray.id, 1)] })).toMatchObject({
      status: 400,
      body: { campos: { 'marcacoes.0.id_questao': 'Essa questão não é deste simulado.' } },
    })
    const gone = marcacaoOf(simulado, first.id, 999_999)
    expect((await mark(id, { marcacoes: [gone] })).status).toBe(200)
    expect((await end(id)).body.dados.questoes[0]).toMatchObject({
      marcada: 999_999,
      resultado: 'errada',
    })
  })

  it('is over with the simulado', async ({ api }) => {
    const { id, first, right, mark, end, one } = await begun(api)
    const { body } = await end(id)
    expect(await mark(id, { marcacoes: [right(first)] })).toMatchObject({
      status: 409,
      body: { codigo: 'simulado_encerrado', mensagem: 'Este simulado já foi encerrado.' },
    })
    expect((await one(id)).body.dados).toEqual(body.dados)
  })

  it('takes no more than a card holds', async ({ api }) => {
    const { id, first, right, mark } = await begun(api)
    const marcacoes = Array.from({ length: 201 }, () => right(first))
    expect(await mark(id, { marcacoes })).toMatchObject({
      status: 400,
      body: { campos: { marcacoes: 'Um simulado tem no máximo 200 questões.' } },
    })
  })

  it('keeps the letter that was marked, none of what is gone or taken back', async ({ api }) => {
    const { id, token, first, second, right, mark, end } = await begun(api)
    const read = async () => {
      const { body } = await api.get<Envelope<DadosDaConta>>('/conta/dados', token)
      const [simulado] = body.dados.simulados
      const letras = simulado?.questoes.slice(0, 2).map(({ letra }) => letra)
      const respondidas = body.dados.tentativas.map(({ letra }) => letra).toSorted()
      return { letras, respondidas }
    }
    await mark(id, { marcacoes: [right(second, 1)] })
    expect(await read()).toEqual({ letras: [null, 'B'], respondidas: [] })
    await mark(id, { marcacoes: [{ ...right(second, 2), id_alternativa: null }] })
    expect(await read()).toEqual({ letras: [null, null], respondidas: [] })

    await mark(id, { marcacoes: [right(first, 3)] })
    await api.db.deleteFrom('alternativas').where('correta', '=', true).execute()
    await end(id, { marcacoes: [right(first, 4), right(second, 5)] })
    expect(await read()).toEqual({ letras: ['B', null], respondidas: ['', 'B'] })
  })

  it('keeps no letter of an alternative that is another question’s, which is wrong', async ({
    api,
  }) => {
    const { id, token, first, second, right, end } = await begun(api)
    const { id_alternativa } = right(first)
    const { body } = await end(id, { marcacoes: [{ ...right(second), id_alternativa }] })
    expect(body.dados.questoes[1]).toMatchObject({ marcada: id_alternativa, resultado: 'errada' })
    const { dados } = (await api.get<Envelope<DadosDaConta>>('/conta/dados', token)).body
    expect(dados.tentativas).toMatchObject([{ id_questao: second.id, letra: '' }])
  })
})
