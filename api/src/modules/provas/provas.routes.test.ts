import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('GET /provas', () => {
  it('lists those of the newest vestibular first, those without one at the end', async ({
    api,
  }) => {
    const loose = await api.db
      .insertInto('provas')
      .values({ nome: 'Prova Avulsa' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const oldest = await api.make.vestibular({ ano: 2024, semestre: 2 })
    const older = await api.make.vestibular({ ano: 2025, semestre: 1 })
    const newer = await api.make.vestibular({ ano: 2025, semestre: 2 })
    const third = await api.make.prova({ nome: 'Prova Cinza', id_vestibular: oldest.id })
    const second = await api.make.prova({ nome: 'Prova Branca', id_vestibular: older.id })
    const first = await api.make.prova({
      nome: 'Prova Azul',
      id_vestibular: newer.id,
      instrucoes: 'Use caneta azul.',
      url_arquivo: 'arquivos/provas/azul.pdf',
      data: '2024-12-08',
      duracao_minutos: 240,
    })

    const empty = { instrucoes: null, url_arquivo: null, data: null, duracao_minutos: null }
    expect(await api.get('/provas')).toEqual({
      status: 200,
      body: {
        dados: [
          {
            id: first.id,
            nome: 'Prova Azul',
            instrucoes: 'Use caneta azul.',
            url_arquivo: 'arquivos/provas/azul.pdf',
            id_vestibular: newer.id,
            data: '2024-12-08',
            duracao_minutos: 240,
          },
          { ...empty, id: second.id, nome: 'Prova Branca', id_vestibular: older.id },
          { ...empty, id: third.id, nome: 'Prova Cinza', id_vestibular: oldest.id },
          { ...empty, id: loose.id, nome: 'Prova Avulsa', id_vestibular: null },
        ],
      },
    })
  })

  it('leaves out what is not published', async ({ api }) => {
    await api.make.prova({ publicada: false })

    expect(await api.get('/provas')).toEqual({ status: 200, body: { dados: [] } })
  })
})
