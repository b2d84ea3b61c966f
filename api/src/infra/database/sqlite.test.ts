import { createHash } from 'node:crypto'
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { buildApp, readConfig } from '../../app.ts'
import { it } from '../../testing/database.ts'
import { runScript } from '../../testing/process.ts'
import { openDatabase } from './db.ts'
import { openMigrated } from './open-migrated.ts'
import { writeCheckOf } from './write-check.ts'

describe('a database in a file', () => {
  it('is durable, checks foreign keys and lets readers read while one writes', async ({ db }) => {
    const pragma = async (name: string) =>
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0]

    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 })
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 })
    expect(await pragma('busy_timeout')).toEqual({ timeout: 5000 })
  })

  it('is for its own account alone, with what lies beside it, also where it was not', async ({
    dir,
  }) => {
    const path = join(dir, 'aberto.sqlite')
    const modes = async () => {
      const files = ['', '-wal', '-shm'].map((suffix) => stat(path + suffix))
      return (await Promise.all(files)).map(({ mode }) => (mode & 0o777).toString(8))
    }
    const open = async () => {
      const db = openDatabase(path)
      await sql`create table if not exists a (b)`.execute(db)
      return db
    }
    const db = await open()
    expect(await modes()).toEqual(['600', '600', '600'])
    for (const suffix of ['', '-wal', '-shm']) await chmod(path + suffix, 0o644)
    const other = await open()
    expect(await modes()).toEqual(['600', '600', '600'])
    await other.destroy()
    await db.destroy()
  })

  it('says that the disk is full, though that ends the transaction by itself', async ({ db }) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db)
    const writing = db.transaction().execute(async (trx) => {
      const nome = 'x'.repeat(100_000)
      await trx.insertInto('materias').values({ nome, busca: nome }).execute()
    })
    await expect(writing).rejects.toMatchObject({ errcode: 13 })
    await expect(writeCheckOf(db)()).resolves.toBeUndefined()
  })

  it('is told by a write from one that can only be read', async ({ db }) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    onTestFinished(() => now.mockRestore())
    const check = writeCheckOf(db)
    await check()
    await sql`pragma query_only = on`.execute(db)
    now.mockReturnValue(10_999)
    await check()
    now.mockReturnValue(11_000)
    await expect(check()).rejects.toMatchObject({ errcode: 8 })
  })

  it('is really written to where it is asked whether it can be', async ({ dir }) => {
    const path = join(dir, 'escrita.sqlite')
    const db = await openMigrated(path, {})
    onTestFinished(() => db.destroy())
    const written = async () =>
      createHash('sha256')
        .update(await readFile(`${path}-wal`))
        .digest('hex')
    await sql`create table a (b)`.execute(db)
    const before = await written()
    await writeCheckOf(db)()
    expect(await written()).not.toBe(before)
    expect(await db.selectFrom('arquivos_sem_uso').selectAll().execute()).toEqual([])
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

  it('may be created by two processes at once', async ({ dir }) => {
    // Both processes start at the same instant: otherwise they would seldom create a file at the same moment.
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

  it('closes its database with itself', async ({ dir }) => {
    const app = await buildApp(readConfig({ DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'silent' }))
    await app.inject('/ready')
    // The write-ahead log exists as long as the database is open.
    expect(await readdir(dir)).toContain('rumo.sqlite-wal')
    await app.close()

    expect(await readdir(dir)).not.toContain('rumo.sqlite-wal')
  })

  it('has an index for every foreign key but the one that is the key of its rows', async ({
    db,
  }) => {
    const { rows } = await sql<{ tabela: string; coluna: string }>`
      select m.name as tabela, f."from" as coluna
      from sqlite_master m, pragma_foreign_key_list(m.name) f
      where m.type = 'table' and not exists (
        select 1 from pragma_index_list(m.name) i, pragma_index_info(i.name) c
        where c.seqno = 0 and c.name = f."from")
      and not exists (
        select 1 from pragma_table_info(m.name) t
        where t.name = f."from" and t.pk = 1 and t.type = 'INTEGER')`.execute(db)

    expect(rows).toEqual([])
    const all = await sql`select 1 from sqlite_master m, pragma_foreign_key_list(m.name)`.execute(
      db,
    )
    expect(all.rows.length).toBeGreaterThanOrEqual(9)
  })

  it('says which file cannot be used, and where to choose another', async ({ dir }) => {
    await writeFile(join(dir, 'rumo.sqlite'), 'no database at all '.repeat(100))

    await expect(openMigrated(join(dir, 'rumo.sqlite'))).rejects.toThrow(
      `O banco de dados em ${dir}/rumo.sqlite não pôde ser preparado (file is not a database): restaure uma cópia ou escolha outra pasta com DATA_DIR.`,
    )
  })
})
