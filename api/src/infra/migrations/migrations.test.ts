import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { runInStep } from '../../testing/process.ts'
import { refusalOf } from '../database/constraints.ts'
import { openDatabase } from '../database/db.ts'
import { isMigrated, migrate } from './migrate.ts'

async function tablesOf(db: ReturnType<typeof openDatabase>): Promise<string[]> {
  const tables = await db.introspection.getTables()
  // FTS5 stores its indexes in tables of their own.
  return tables.map(({ name }) => name).filter((name) => !name.startsWith('busca_de_'))
}

describe('migrate', () => {
  it('makes every table, and is done afterwards', async ({ bareAddress }) => {
    const db = openDatabase(bareAddress)
    expect(await isMigrated(db)).toBe(false)
    await migrate(db)
    await migrate(db)

    expect(await isMigrated(db)).toBe(true)
    expect(await tablesOf(db)).toEqual(
      expect.arrayContaining([
        'alternativas',
        'arquivos_sem_uso',
        'conteudo',
        'correcoes',
        'cotas',
        'cotas_de_senhas',
        'cursos',
        'demonstracao',
        'dias_de_materia',
        'enderecos_conhecidos',
        'identidade',
        'importacoes',
        'importacoes_arquivos',
        'materias',
        'planos',
        'provas',
        'provas_publicadas',
        'questoes',
        'questoes_publicadas',
        'questoes_referencias',
        'rascunho_da_redacao',
        'rascunhos',
        'recorrecoes',
        'redacoes',
        'redacoes_enviadas',
        'redacoes_referencias',
        'referencias',
        'registro',
        'relatos',
        'relatos_guardados',
        'retratos',
        'revisoes',
        'sessoes_encerradas',
        'simulados',
        'simulados_questoes',
        'tentativas',
        'tentativas_de_acesso',
        'usuarios',
        'vestibulares',
      ]),
    )
    await db.destroy()
  })

  it('may be run by several processes at once', async ({ bareAddress }) => {
    await runInStep(
      3,
      `
      import { openDatabase } from ${JSON.stringify(import.meta.resolve('../database/db.ts'))}
      import { migrate } from ${JSON.stringify(import.meta.resolve('./migrate.ts'))}
      const db = openDatabase(${JSON.stringify(bareAddress)})
      await migrate(db)
      await db.destroy()`,
    )

    const db = openDatabase(bareAddress)
    expect(await isMigrated(db)).toBe(true)
    await db.destroy()
  })

  it('gives each database a name of its own, once', async ({ bareAddress, dir }) => {
    const nameOf = async (address: typeof bareAddress) => {
      const db = openDatabase(address)
      await migrate(db)
      const [row] = await db.selectFrom('identidade').selectAll().execute()
      await db.destroy()
      return row?.chave
    }
    const name = await nameOf(bareAddress)
    expect(name).toMatch(/^[0-9a-f]{8}-/)
    expect(await nameOf(bareAddress)).toBe(name)
    expect(await nameOf(join(dir, 'outro.sqlite'))).not.toBe(name)
  })

  it('leaves nothing of a migration that fails', async ({ bareAddress }) => {
    const db = openDatabase(bareAddress)
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
  it('refuses a second vestibular of the same year and semester', async ({ make }) => {
    await make.vestibular({ ano: 2025, semestre: 1 })

    await expect(make.vestibular({ ano: 2025, semestre: 1 })).rejects.toSatisfy(
      (error) => refusalOf(error) === 'unique',
    )
  })

  it('refuses a second account of an e-mail, however it is written', async ({ make }) => {
    await make.usuario({ email: 'ana@exemplo.br' })

    await expect(make.usuario({ email: 'Ana@Exemplo.BR' })).rejects.toMatchObject({
      body: { codigo: 'email_em_uso' },
    })
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
    `insert into identidade (id, chave) values (2, 'outra')`,
  ])('refuses what the contract does not know: %s', async (statement, { db, make }) => {
    await make.questao()

    await expect(sql.raw(statement).execute(db)).rejects.toSatisfy(
      (error) => refusalOf(error) === 'check',
    )
  })

  it('deletes with a question its alternatives and links, and refuses to orphan a question', async ({
    db,
    make,
  }) => {
    const questao = await make.questao()
    const { id } = await make.referencia()
    await make.link(questao.id, id)

    await expect(db.deleteFrom('provas').execute()).rejects.toSatisfy(
      (error) => refusalOf(error) === 'foreign_key',
    )
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
