import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { it } from '../testing/database.ts'
import { runScript } from '../testing/process.ts'

describe('the database', () => {
  it('is durable, checks foreign keys and lets readers read while one writes', async ({ db }) => {
    const pragma = async (name: string) =>
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0]

    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 })
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 })
    expect(await pragma('busy_timeout')).toEqual({ timeout: 5000 })
  })

  it('keeps a boolean as 0 or 1 and gives it back as a boolean', async ({ db, make }) => {
    const hidden = await make.prova({ publicada: false })
    await make.prova({ publicada: true })

    const { rows } = await sql`select publicada from provas order by id`.execute(db)
    expect(hidden.publicada).toBe(false)
    expect(rows).toEqual([{ publicada: false }, { publicada: true }])
    const stored = await sql`select typeof(publicada) as tipo, publicada + 0 as valor
      from provas order by id`.execute(db)
    expect(stored.rows).toEqual([
      { tipo: 'integer', valor: 0 },
      { tipo: 'integer', valor: 1 },
    ])
    const found = await db
      .selectFrom('provas')
      .select('id')
      .where('publicada', '=', false)
      .execute()
    expect(found).toEqual([{ id: hidden.id }])
  })

  it('leaves a null where an outer join finds no boolean', async ({ db, make }) => {
    const { id } = await make.vestibular()
    const rows = await db
      .selectFrom('vestibulares as v')
      .leftJoin('provas as p', 'p.id_vestibular', 'v.id')
      .select(['v.id', 'p.publicada'])
      .execute()

    expect(rows).toEqual([{ id, publicada: null }])
  })

  it('prepares a statement once, and keeps only so many', async ({ db }) => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
    onTestFinished(() => prepare.mockRestore())
    const ask = (text: string) => sql.raw(`select '${text}'`).execute(db)
    await ask('first')
    await ask('first')
    expect(prepare).toHaveBeenCalledTimes(1)

    for (let other = 0; other < 1000; other += 1) await ask(`other ${other}`)
    await ask('first')
    expect(prepare).toHaveBeenCalledTimes(1002)
  })

  it('hands no boolean to a driver', ({ db }) => {
    const inserted = db.insertInto('provas').values({ nome: 'Prova Azul', publicada: false })
    const found = db.selectFrom('provas').select('id').where('publicada', '=', true)

    expect(inserted.compile().parameters).toEqual(['Prova Azul', 0])
    expect(found.compile().parameters).toEqual([1])
  })

  it('streams the rows that it also lists', async ({ db, make }) => {
    await make.questao()
    const alternativas = db.selectFrom('alternativas').select(['nome', 'correta']).orderBy('id')
    const streamed = []
    for await (const row of alternativas.stream()) streamed.push(row)

    expect(streamed).toEqual([
      { nome: 'A', correta: false },
      { nome: 'B', correta: true },
    ])
    expect(streamed).toEqual(await alternativas.execute())
  })

  it('never gives an id out again', async ({ db, make }) => {
    const { id } = await make.referencia()
    await db.deleteFrom('referencias').execute()

    expect((await make.referencia()).id).toBe(id + 1)
  })

  it('may be created by two processes at once', async ({ dir }) => {
    // In step, or they would seldom meet in the moment in which a file is made.
    const startMs = Date.now() + 500
    const openMany = () =>
      runScript(`
        import { openDatabase } from ${JSON.stringify(import.meta.resolve('./db.ts'))}
        for (let file = 0; file < 100; file += 1) {
          while (Date.now() < ${startMs} + file * 8);
          const db = openDatabase(${JSON.stringify(join(dir, 'novo'))} + file)
          await db.schema.createTable('t').ifNotExists().addColumn('id', 'integer').execute()
          await db.destroy()
        }`)

    await expect(Promise.all([openMany(), openMany()])).resolves.toBeDefined()
  })

  it('makes a writer wait for another process, even one that has read first', async ({
    db,
    dir,
  }) => {
    const insertFrom = (firstYear: number) =>
      runScript(`
        import { openDatabase } from ${JSON.stringify(import.meta.resolve('./db.ts'))}
        const db = openDatabase(${JSON.stringify(join(dir, 'rumo.sqlite'))})
        for (let ano = ${firstYear}; ano < ${firstYear} + 50; ano += 1) {
          await db.transaction().execute(async (trx) => {
            await trx.selectFrom('vestibulares').selectAll().execute()
            await trx.insertInto('vestibulares').values({ ano, semestre: 1 }).execute()
          })
        }
        await db.destroy()`)
    await Promise.all([insertFrom(1900), insertFrom(1950)])

    const years = await db.selectFrom('vestibulares').select('ano').execute()
    expect(years).toHaveLength(100)
  })
})

describe('a transaction', () => {
  it('leaves nothing behind when it fails', async ({ db }) => {
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('materias').values({ nome: 'Artes', busca: 'artes' }).execute()
      throw new Error('desistiu')
    })

    await expect(failing).rejects.toThrow('desistiu')
    expect(await db.selectFrom('materias').selectAll().execute()).toEqual([])
  })

  it('refuses queries by the database itself, which would wait for it for ever', async ({ db }) => {
    const query = db.transaction().execute(() => db.selectFrom('materias').selectAll().execute())
    await expect(query).rejects.toThrow('Inside a transaction')
    const nested = db.transaction().execute(() => db.transaction().execute(async () => 1))
    await expect(nested).rejects.toThrow('Inside a transaction')

    expect(await db.selectFrom('materias').selectAll().execute()).toEqual([])
  })

  it('is not to be started without a callback, which the guard would not see', ({ db }) => {
    expect(() => db.startTransaction()).toThrow('Use transaction()')
  })

  it('lets others query beside it', async ({ db }) => {
    const [inside, outside] = await Promise.all([
      db.transaction().execute((trx) => trx.selectFrom('materias').selectAll().execute()),
      db.selectFrom('materias').selectAll().execute(),
    ])
    expect(inside).toEqual(outside)
  })
})
