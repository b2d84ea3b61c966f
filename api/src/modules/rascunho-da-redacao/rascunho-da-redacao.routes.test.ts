import { randomUUID } from 'node:crypto'
import {
  type DadosDaConta,
  MAX_REDACAO,
  type NovoRascunhoDaRedacao,
  type RascunhoDaRedacao,
} from '@rumo/contract'
import { omit } from 'es-toolkit'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

const PATH = '/rascunho-da-redacao'

interface Kept {
  dados: RascunhoDaRedacao | null
}

const novo = (texto: string, sobre: string | null = null): NovoRascunhoDaRedacao => ({
  chave: randomUUID(),
  sobre,
  em: '2026-11-27T10:00:00.000Z',
  id_redacao: 1,
  id_anterior: null,
  titulo: 'A ponte',
  texto,
})

const stateOf = (given: NovoRascunhoDaRedacao): RascunhoDaRedacao => omit(given, ['sobre'])

async function writing(api: TestApi) {
  const { token } = await api.enter()
  return {
    token,
    find: async () => (await api.get<Kept>(PATH, token)).body.dados,
    save: (body: object) => api.put<Kept>(PATH, body, token),
  }
}

describe('PUT /rascunho-da-redacao', () => {
  it('keeps what goes on from what the server has', async ({ api }) => {
    const { find, save } = await writing(api)
    expect(await find()).toBeNull()
    const first = novo('Era')
    const answer = await save(first)
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        dados: stateOf(first),
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Rascunho guardado.',
      },
    ])
    const next = { ...novo('Era uma', first.chave), id_anterior: 7 }
    expect((await save(next)).body.dados).toEqual(stateOf(next))
    expect(await find()).toEqual(stateOf(next))
  })

  it('answers what another device wrote meanwhile, and leaves it', async ({ api }) => {
    const { find, save } = await writing(api)
    const first = novo('Era')
    await save(first)
    const other = novo('Era uma ponte', first.chave)
    await save(other)
    for (const late of [novo('Era um farol', first.chave), novo('Outro')]) {
      const answer = await save(late)
      expect([answer.status, answer.body.dados]).toEqual([200, stateOf(other)])
    }
    expect(await find()).toEqual(stateOf(other))
  })

  it('answers the same when it is sent once more', async ({ api }) => {
    const { find, save } = await writing(api)
    const first = novo('Era')
    await save(first)
    expect((await save(first)).body.dados).toEqual(stateOf(first))
    expect(await find()).toEqual(stateOf(first))
  })

  it('keeps that it was sent or discarded, as an empty text', async ({ api }) => {
    const { find, save } = await writing(api)
    const first = novo('Era')
    await save(first)
    const ended = novo('', first.chave)
    await save(ended)
    expect(await find()).toEqual(stateOf(ended))
  })

  it('takes what was begun where the server lost what was before', async ({ api }) => {
    const { find, save } = await writing(api)
    const written = novo('Era', randomUUID())
    await save(written)
    expect(await find()).toEqual(stateOf(written))
  })

  it('is of one account, which takes it away and whose deletion deletes it', async ({ api }) => {
    const [ana, bia] = [await writing(api), await writing(api)]
    const first = novo('da Ana')
    await ana.save(first)
    expect(await bia.find()).toBeNull()
    const exported = await api.get<{ dados: DadosDaConta }>('/conta/dados', ana.token)
    expect(exported.body.dados.rascunho_da_redacao).toEqual([omit(stateOf(first), ['chave'])])
    await api.db.deleteFrom('registro').execute()
    await api.db.deleteFrom('usuarios').execute()
    expect(await api.db.selectFrom('rascunho_da_redacao').selectAll().execute()).toEqual([])
  })

  it('answers 400 to a text that could not be sent either', async ({ api }) => {
    const { find, save } = await writing(api)
    expect((await save(novo('x'.repeat(MAX_REDACAO)))).status).toBe(200)
    const { chave } = (await find()) ?? novo('')
    for (const bad of [
      novo('x'.repeat(MAX_REDACAO + 1), chave),
      novo('a\0', chave),
      { ...novo('a'), chave: 'a' },
    ]) {
      expect((await save(bad)).status).toBe(400)
    }
  })
})
