import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

const MISSING = {
  status: 404,
  body: {
    icone: 'error',
    titulo: 'Não encontrado',
    mensagem: 'Essa questão não existe.',
    codigo: 'questao_inexistente',
  },
}

describe('GET /questoes/{id}', () => {
  it('answers the question without its alternatives', async ({ api }) => {
    const materia = await api.make.materia()
    const questao = await api.make.questao({
      id_materia: materia.id,
      numero: 7,
      texto: 'Quanto vale \\(x\\)?',
      situacao: 'retificada',
      explicacao: 'Vale 3.',
    })

    expect(await api.get(`/questoes/${questao.id}`)).toEqual({
      status: 200,
      body: {
        dados: {
          id: questao.id,
          id_prova: questao.id_prova,
          id_materia: materia.id,
          id_assunto: null,
          numero: 7,
          texto: 'Quanto vale \\(x\\)?',
          situacao: 'retificada',
          explicacao: 'Vale 3.',
          pagina_pdf: null,
          regioes_pdf: [],
        },
      },
    })
  })

  it('answers a retired question, for the attempts that hold it', async ({ api }) => {
    const { id } = await api.make.questao({ retirada_em: '2025-01-31T12:00:00.000Z' })

    expect((await api.get(`/questoes/${id}`)).status).toBe(200)
  })

  it('answers 404 to an unknown id', async ({ api }) => {
    expect(await api.get('/questoes/1')).toEqual(MISSING)
  })

  it('answers 404 when its prova is not published', async ({ api }) => {
    const prova = await api.make.prova({ publicada: false })
    const { id } = await api.make.questao({ id_prova: prova.id })

    expect(await api.get(`/questoes/${id}`)).toEqual(MISSING)
  })

  it.for(['abc', '0', '-1', '1.5', '1e3', '0x10', '%201', '01'])(
    'answers 400 to the id %s',
    async (id, { api }) => {
      const { status, body } = await api.get(`/questoes/${id}`)

      expect(status).toBe(400)
      expect(body).toMatchObject({
        codigo: 'dados_invalidos',
        campos: { id: 'Deve ser um número inteiro positivo.' },
      })
    },
  )

  it('answers 404 to the greatest id that a database holds, and 400 to a greater one', async ({
    api,
  }) => {
    expect((await api.get('/questoes/2147483647')).status).toBe(404)
    const { status, body } = await api.get('/questoes/2147483648')

    expect(status).toBe(400)
    expect(body).toMatchObject({ campos: { id: expect.stringContaining('2.147.483.647') } })
  })
})
