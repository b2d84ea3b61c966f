import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { runScript } from '../../testing/process.ts'
import { openDatabase } from '../db.ts'
import { isMigrated, migrate } from './index.ts'

async function tablesOf(db: ReturnType<typeof openDatabase>): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map(({ name }) => name)
}

describe('migrate', () => {
  it('makes every table, and is done afterwards', async ({ dir }) => {
    const db = openDatabase(join(dir, 'novo.sqlite'))
    expect(await isMigrated(db)).toBe(false)
    await migrate(db)
    await migrate(db)

    expect(await isMigrated(db)).toBe(true)
    expect(await tablesOf(db)).toEqual([
      'alternativas',
      'conteudo',
      'demonstracao',
      'materias',
      'provas',
      'questoes',
      'questoes_referencias',
      'redacoes',
      'redacoes_referencias',
      'referencias',
      'vestibulares',
    ])
    await db.destroy()
  })

  it('may be run by two processes at once', async ({ dir }) => {
    const path = join(dir, 'novo.sqlite')
    const migrateApart = () =>
      runScript(`
      import { openDatabase } from ${JSON.stringify(import.meta.resolve('../db.ts'))}
      import { migrate } from ${JSON.stringify(import.meta.resolve('./index.ts'))}
      const db = openDatabase(${JSON.stringify(path)})
      await migrate(db)
      await db.destroy()`)
    await Promise.all([migrateApart(), migrateApart()])

    const db = openDatabase(path)
    expect(await isMigrated(db)).toBe(true)
    await db.destroy()
  })

  it('leaves nothing of a migration that fails', async ({ dir }) => {
    const db = openDatabase(join(dir, 'novo.sqlite'))
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () => ({
          '001': {
            async up(trx) {
              await trx.schema.createTable('metade').addColumn('id', 'integer').execute()
              throw new Error('sem energia')
            },
          },
        }),
      },
    })

    expect((await migrator.migrateToLatest()).error).toMatchObject({ message: 'sem energia' })
    expect(await tablesOf(db)).toEqual([])
    await db.destroy()
  })
})

describe('the schema', () => {
  it('has an index for every foreign key', async ({ db }) => {
    const { rows } = await sql<{ tabela: string; coluna: string }>`
      select m.name as tabela, f."from" as coluna
      from sqlite_master m, pragma_foreign_key_list(m.name) f
      where m.type = 'table' and not exists (
        select 1 from pragma_index_list(m.name) i, pragma_index_info(i.name) c
        where c.seqno = 0 and c.name = f."from")`.execute(db)

    expect(rows).toEqual([])
    const all = await sql`select 1 from sqlite_master m, pragma_foreign_key_list(m.name)`.execute(
      db,
    )
    expect(all.rows.length).toBeGreaterThanOrEqual(9)
  })

  it('refuses a second vestibular of the same year and semester', async ({ make }) => {
    await make.vestibular({ ano: 2025, semestre: 1 })

    await expect(make.vestibular({ ano: 2025, semestre: 1 })).rejects.toThrow('UNIQUE')
  })

  it.for([
    `insert into vestibulares (ano, semestre) values (1899, 1)`,
    `insert into vestibulares (ano, semestre) values (2025, 3)`,
    `insert into provas (nome, duracao_minutos) values ('x', 0)`,
    `insert into provas (nome, publicada) values ('x', 2)`,
    `insert into referencias (largura, altura) values (0, 10)`,
    `update questoes set situacao = 'outra'`,
    `update questoes set numero = 0`,
    `update alternativas set correta = 2`,
    `insert into conteudo (id, versao) values (2, 1)`,
  ])('refuses what the contract does not know: %s', async (statement, { db, make }) => {
    await make.questao()

    await expect(sql.raw(statement).execute(db)).rejects.toThrow('CHECK')
  })

  it('deletes with a question its alternatives and links, and refuses to orphan a question', async ({
    db,
    make,
  }) => {
    const questao = await make.questao()
    const { id } = await make.referencia()
    await make.link(questao.id, id)

    await expect(db.deleteFrom('provas').execute()).rejects.toThrow('FOREIGN KEY')
    await db.deleteFrom('questoes').execute()
    expect(await db.selectFrom('alternativas').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('questoes_referencias').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('referencias').select('id').execute()).toEqual([{ id }])
  })

  it('deletes with a prova its themes and their links, but not the texts', async ({ db, make }) => {
    const redacao = await make.redacao()
    const { id } = await make.referencia()
    await make.linkRedacao(redacao.id, id)
    await db.deleteFrom('provas').execute()

    expect(await db.selectFrom('redacoes').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('redacoes_referencias').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('referencias').select('id').execute()).toEqual([{ id }])
  })
})
