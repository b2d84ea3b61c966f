import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../testing/api.ts'

const NOT_READY = {
  status: 503,
  body: {
    icone: 'error',
    titulo: 'Servidor indisponível',
    mensagem: 'O servidor não está pronto para responder. Tente de novo em instantes.',
    codigo: 'indisponivel',
  },
}

describe('GET /health and GET /ready', () => {
  it('answer that all is well', async ({ api }) => {
    const well = { status: 200, body: { status: 'ok' } }
    expect(await api.get('/health')).toEqual(well)
    expect(await api.get('/ready')).toEqual(well)
  })

  it('tell a process that lives from one that misses a migration', async ({ api }) => {
    await sql`delete from kysely_migration`.execute(api.db)

    expect((await api.get('/health')).status).toBe(200)
    expect(await api.get('/ready')).toEqual(NOT_READY)
  })

  it('tell a process that lives from one whose database takes nothing more', async ({ api }) => {
    await api.db.schema.dropTable('arquivos_sem_uso').execute()

    expect((await api.get('/health')).status).toBe(200)
    expect(await api.get('/ready')).toEqual(NOT_READY)
    expect(await api.get('/provas')).toMatchObject({ status: 200 })
  })

  it('tell a process that lives from one whose database does not answer', async ({ api }) => {
    await api.db.schema.dropTable('kysely_migration').execute()
    await api.db.schema.createTable('kysely_migration').addColumn('outra', 'text').execute()

    expect((await api.get('/health')).status).toBe(200)
    expect(await api.get('/ready')).toEqual(NOT_READY)
    const logged = api.log.filter(({ level }) => Number(level) >= 50)
    expect(logged).toEqual([
      expect.objectContaining({
        msg: 'request failed',
        err: expect.objectContaining({ message: expect.stringMatching(/pronto.*: .*name/s) }),
      }),
    ])
  })
})
