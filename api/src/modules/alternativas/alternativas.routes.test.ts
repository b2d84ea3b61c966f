import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('GET /alternativas?questaoId=', () => {
  it('lists those of the question in their order, with the key', async ({ api }) => {
    await api.make.questao()
    const { id, alternativas } = await api.make.questao()
    const first = await api.make.alternativa({
      id_questao: id,
      nome: 'C',
      texto: 'Amônia',
      ordem: -1,
      url_imagem: 'arquivos/figuras/amonia.svg',
      descricao: 'Uma molécula',
    })

    expect(await api.get(`/alternativas?questaoId=${id}`)).toEqual({
      status: 200,
      body: { dados: [first, ...alternativas] },
    })
    expect(alternativas.map(({ correta }) => correta)).toEqual([false, true])
  })

  it('answers an empty list to an unknown question', async ({ api }) => {
    expect(await api.get('/alternativas?questaoId=1')).toEqual({ status: 200, body: { dados: [] } })
  })

  it('answers an empty list when the prova is not published', async ({ api }) => {
    const prova = await api.make.prova({ publicada: false })
    const { id } = await api.make.questao({ id_prova: prova.id })

    const { body } = await api.get(`/alternativas?questaoId=${id}`)
    expect(body).toEqual({ dados: [] })
  })

  it.for([
    ['', 'Preencha este campo.'],
    ['?questaoId=', 'Deve ser um número inteiro positivo.'],
    ['?questaoId=0x10', 'Deve ser um número inteiro positivo.'],
    ['?questaoId=1&questaoId=2', expect.not.stringContaining('NaN')],
  ] as const)('answers 400 to %j and says why', async ([query, questaoId], { api }) => {
    const { status, body } = await api.get(`/alternativas${query}`)

    expect(status).toBe(400)
    expect(body).toMatchObject({ codigo: 'dados_invalidos', campos: { questaoId } })
  })
})
