import { describe, expect } from 'vitest'
import type { Database } from '../../infra/database/db.ts'
import { it } from '../../testing/database.ts'
import { cadernoDe } from '../../testing/importacoes.ts'
import { queueRepository, CLAIM_MS } from './queue.repository.ts'
import { importacoesRepository } from './importacoes.repository.ts'

const NO_PROGRESS = { etapa: null, feitas: 0, total: 0 }

/** A queue, servers that read from the queue, and a clock that the test moves. */
async function queueOf(db: Database, autor: number) {
  let nowMs = Date.parse('2026-05-31T16:00:00Z')
  const imports = importacoesRepository(db)
  const add = async () => {
    const values = { nome: 'Azul', url_arquivo: 'arquivos/x', hash_arquivo: 'x' }
    return (await imports.insert({ ...values, url_gabarito: null, gabarito: null }, autor)).id
  }
  return {
    add,
    imports,
    serverOf: (name: string) => queueRepository(db, name, () => nowMs),
    estadoOf: async (id: number) => (await imports.findLinha(id))?.estado,
    wait: (ms: number) => {
      nowMs += ms
    },
  }
}

describe('the queue', () => {
  it('gives each import to one server, the oldest first', async ({ db, make }) => {
    const { add, estadoOf, serverOf } = await queueOf(db, (await make.usuario()).id)
    const ids = [await add(), await add(), await add()]
    const servers = ['a', 'b', 'c', 'd'].map(serverOf)
    const claimed = await Promise.all(servers.map((server) => server.claim()))
    const given = claimed.flatMap((found) => found?.id ?? [])
    expect(given.toSorted((a, b) => a - b)).toEqual(ids)
    expect(await Promise.all(ids.map(estadoOf))).toEqual(['lendo', 'lendo', 'lendo'])
    const one = serverOf('e')
    const [first, second] = [await add(), await add()]
    expect([(await one.claim())?.id, (await one.claim())?.id]).toEqual([first, second])
  })

  it('is a server’s for as long as it says so', async ({ db, make }) => {
    const { add, serverOf, wait } = await queueOf(db, (await make.usuario()).id)
    const id = await add()
    const [a, b] = [serverOf('a'), serverOf('b')]
    await a.claim()
    for (let times = 0; times < 4; times += 1) {
      wait(CLAIM_MS - 1)
      expect(await b.claim()).toBeUndefined()
      expect(await a.renew(id, { etapa: 'paginas', feitas: times, total: 24 })).toBe(true)
    }
    wait(CLAIM_MS + 1)
    expect((await b.claim())?.id).toBe(id)
    expect(await a.renew(id, NO_PROGRESS)).toBe(false)
    await a.finish(id, cadernoDe([{}]), [])
    expect(await b.renew(id, NO_PROGRESS)).toBe(true)
  })

  it('is a server’s while a database or a core keeps it waiting, and no longer than a minute', () => {
    // A renewal may wait for the database twice, which answers after 15 s at the latest (infra/database/postgres.ts).
    expect(CLAIM_MS).toBeGreaterThanOrEqual(2 * 15_000)
    expect(CLAIM_MS).toBeLessThanOrEqual(60_000)
  })

  it('takes an import over twice, and refuses it then', async ({ db, make }) => {
    const { add, estadoOf, imports, serverOf, wait } = await queueOf(db, (await make.usuario()).id)
    const id = await add()
    for (const name of ['a', 'b', 'c']) {
      expect((await serverOf(name).claim())?.id).toBe(id)
      wait(CLAIM_MS + 1)
    }
    const next = await add()
    expect((await serverOf('d').claim())?.id).toBe(next)
    expect(await estadoOf(id)).toBe('recusada')
    expect((await imports.findLinha(id))?.mensagem).toContain('interrompida três vezes')
  })

  it('counts no reading that a server gave back because it ended', async ({ db, make }) => {
    const { add, estadoOf, serverOf } = await queueOf(db, (await make.usuario()).id)
    const id = await add()
    for (let times = 0; times < 5; times += 1) {
      const server = serverOf(`servidor ${times}`)
      expect((await server.claim())?.id).toBe(id)
      await server.release(id)
      expect(await estadoOf(id)).toBe('na_fila')
    }
  })

  it('hears of a cancellation by any server, and then writes nothing', async ({ db, make }) => {
    const { add, estadoOf, imports, serverOf } = await queueOf(db, (await make.usuario()).id)
    const id = await add()
    const server = serverOf('a')
    await server.claim()
    expect(await imports.cancel(id)).toBe(true)
    expect(await server.renew(id, NO_PROGRESS)).toBe(false)
    await server.finish(id, cadernoDe([{}]), [])
    await server.refuse(id, 'Não.')
    await server.release(id)
    expect(await estadoOf(id)).toBe('cancelada')
    expect(await imports.find(id)).toMatchObject({ rascunho: null, mensagem: null })
  })

  it('makes a draft of what was read, one version further', async ({ db, make }) => {
    const { add, imports, serverOf } = await queueOf(db, (await make.usuario()).id)
    const id = await add()
    const server = serverOf('a')
    await server.claim()
    const paginas = [{ url_imagem: 'arquivos/paginas/x.png', largura: 595, altura: 842 }]
    await server.finish(id, cadernoDe([{}, {}]), paginas)
    expect(await imports.find(id)).toMatchObject({
      estado: 'em_revisao',
      etapa: null,
      questoes: 2,
      versao: 2,
      paginas,
      rascunho: cadernoDe([{}, {}]),
    })
  })
})
