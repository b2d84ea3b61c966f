import { randomUUID } from 'node:crypto'
import type { RedacaoEnviada } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { during } from '../../testing/during.ts'

describe('POST /redacoes-enviadas', () => {
  it('keeps an essay whose theme is removed in this very moment', async ({ api }) => {
    const { token } = await api.enter()
    const tema = await api.make.redacao({ instrucoes: 'A sombra da rua' })
    const nova = {
      chave: randomUUID(),
      id_redacao: tema.id,
      texto: 'Era uma vez uma rua.',
      enviada_em: '2026-05-31T16:00:00.000Z',
    }
    const answer = await during(
      api.db,
      (trx) => trx.deleteFrom('redacoes').where('id', '=', tema.id).execute(),
      () => api.post<{ dados: RedacaoEnviada }>('/redacoes-enviadas', nova, token),
    )

    expect(answer).toMatchObject({
      status: 200,
      body: { dados: { id_redacao: null, instrucoes: 'A sombra da rua', texto: nova.texto } },
    })
  })
})
