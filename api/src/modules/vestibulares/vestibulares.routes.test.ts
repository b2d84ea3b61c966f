import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('GET /vestibulares', () => {
  it('lists all of them, the newest first', async ({ api }) => {
    const old = await api.make.vestibular({ ano: 2023, semestre: 2 })
    const middle = await api.make.vestibular({ ano: 2025, semestre: 1 })
    const newest = await api.make.vestibular({ ano: 2025, semestre: 2 })

    expect(await api.get('/vestibulares')).toEqual({
      status: 200,
      body: {
        dados: [
          { id: newest.id, ano: 2025, semestre: 2, versao: 1 },
          { id: middle.id, ano: 2025, semestre: 1, versao: 1 },
          { id: old.id, ano: 2023, semestre: 2, versao: 1 },
        ],
      },
    })
  })

  it('answers an empty list when there is none', async ({ api }) => {
    expect(await api.get('/vestibulares')).toEqual({ status: 200, body: { dados: [] } })
  })
})

describe('GET /vestibulares/{id}', () => {
  it('answers the vestibular, and 404 to an unknown id', async ({ api }) => {
    const dados = await api.make.vestibular()

    expect(await api.get(`/vestibulares/${dados.id}`)).toEqual({ status: 200, body: { dados } })
    expect(await api.get(`/vestibulares/${dados.id + 1}`)).toMatchObject({
      status: 404,
      body: { codigo: 'vestibular_inexistente' },
    })
  })
})

describe('GET /vestibulares, searched and sorted', () => {
  it('finds what people write of one', async ({ api }) => {
    for (const ano of [2024, 2025]) {
      for (const semestre of [1, 2] as const) await api.make.vestibular({ ano, semestre })
    }

    expect(await api.get('/vestibulares?busca=2025')).toMatchObject({ body: { total: 2 } })
    expect(await api.get('/vestibulares?busca=2025/1')).toMatchObject({
      body: { dados: [{ ano: 2025, semestre: 1 }], total: 1 },
    })
    expect(await api.get('/vestibulares?ordem=semestre&limite=3')).toMatchObject({
      body: {
        dados: [
          { ano: 2024, semestre: 1 },
          { ano: 2025, semestre: 1 },
          { ano: 2024, semestre: 2 },
        ],
        total: 4,
      },
    })
  })

  it.for(['pagina=0', 'limite=101', 'limite=x', 'ordem=nome', `busca=${'a'.repeat(201)}`])(
    'refuses %s',
    async (query, { api }) => {
      expect(await api.get(`/vestibulares?${query}`)).toMatchObject({
        status: 400,
        body: { campos: { [query.split('=')[0] ?? '']: expect.any(String) } },
      })
    },
  )
})

describe('POST /vestibulares', () => {
  it('takes what a form holds, and refuses a second one of the same year and semester', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const form = { ano: '2026', semestre: '1' }

    expect(await api.post('/vestibulares', form, token)).toMatchObject({
      status: 200,
      body: { dados: { ano: 2026, semestre: 1 }, mensagem: 'Vestibular cadastrado com sucesso.' },
    })
    expect(await api.post('/vestibulares', form, token)).toMatchObject({
      status: 409,
      body: { codigo: 'vestibular_repetido' },
    })
  })

  it.for([
    [{ ano: 1899, semestre: 1 }, { ano: 'Escreva um ano de 1900 a 2099.' }],
    [{ ano: 2026.5, semestre: 1 }, { ano: 'Escreva um ano de 1900 a 2099.' }],
    [{ ano: 2026, semestre: 3 }, { semestre: 'Escolha 1 ou 2.' }],
    [{ ano: 2026 }, { semestre: 'Preencha este campo.' }],
  ] as const)('refuses %j', async ([body, campos], { api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })

    expect(await api.post('/vestibulares', body, token)).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos },
    })
  })
})

describe('DELETE /vestibulares/{id}', () => {
  it('refuses while it has provas, and says how many', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id } = await api.make.vestibular()
    const provas = [
      await api.make.prova({ id_vestibular: id }),
      await api.make.prova({ id_vestibular: id, publicada: false }),
    ]

    expect(await api.del(`/vestibulares/${id}`, token)).toEqual({
      status: 409,
      body: {
        icone: 'warning',
        titulo: 'Não foi possível deletar',
        mensagem: 'Este registro ainda está em uso: 2 provas.',
        codigo: 'em_uso',
      },
    })
    for (const prova of provas) await api.del(`/provas/${prova.id}`, token)
    expect((await api.del(`/vestibulares/${id}`, token)).status).toBe(200)
  })
})
