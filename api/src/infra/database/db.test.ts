import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { runInStep } from '../../testing/process.ts'

describe('the database', () => {
  it('keeps a boolean as 0 or 1 and gives it back as a boolean', async ({ db, make }) => {
    const hidden = await make.prova({ publicada: false })
    await make.prova({ publicada: true })

    const { rows } = await sql`select publicada from provas order by id`.execute(db)
    expect(hidden.publicada).toBe(false)
    expect(rows).toEqual([{ publicada: false }, { publicada: true }])
    const stored = await sql`select publicada + 0 as valor from provas order by id`.execute(db)
    expect(stored.rows).toEqual([{ valor: 0 }, { valor: 1 }])
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

  it('hands no boolean to a driver', ({ db }) => {
    const inserted = db
      .insertInto('provas')
      .values({ nome: 'Prova Azul', busca: 'prova azul', publicada: false })
    const found = db.selectFrom('provas').select('id').where('publicada', '=', true)

    expect(inserted.compile().parameters).toEqual(['Prova Azul', 'prova azul', 0])
    expect(found.compile().parameters).toEqual([1])
  })

  it('counts, adds up and averages in numbers', async ({ db, make }) => {
    await make.vestibular({ ano: 2024 })
    await make.vestibular({ ano: 2025 })
    const row = await db
      .selectFrom('vestibulares')
      .select(({ fn }) => [
        fn.countAll().as('quantos'),
        fn.sum('ano').as('soma'),
        fn.avg('ano').as('media'),
      ])
      .executeTakeFirst()

    expect(row).toEqual({ quantos: 2, soma: 4049, media: 2024.5 })
  })

  it('sorts what was written for it by code points, whatever the language of the database', async ({
    db,
    make,
  }) => {
    for (const nome of ['a~', 'ab', 'a b', 'a_', 'a-']) await make.materia({ nome })
    const rows = await db.selectFrom('materias').select('busca').orderBy('busca').execute()

    expect(rows.map(({ busca }) => busca)).toEqual(['a b', 'a-', 'a_', 'ab', 'a~'])
  })

  it('never gives an id out again', async ({ db, make }) => {
    const { id } = await make.referencia()
    await db.deleteFrom('referencias').execute()

    expect((await make.referencia()).id).toBe(id + 1)
  })

  it('makes a writer wait for another process, even one that has read first', async ({
    db,
    address,
  }) => {
    await runInStep(
      2,
      `
        import { openDatabase } from ${JSON.stringify(import.meta.resolve('./db.ts'))}
        const db = openDatabase(${JSON.stringify(address)})
        for (let made = 0; made < 50; made += 1) {
          await db.transaction().execute(async (trx) => {
            await trx.selectFrom('materias').selectAll().execute()
            const nome = crypto.randomUUID()
            await trx.insertInto('materias').values({ nome, busca: nome }).execute()
          })
        }
        await db.destroy()`,
    )

    expect(await db.selectFrom('materias').select('id').execute()).toHaveLength(100)
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
