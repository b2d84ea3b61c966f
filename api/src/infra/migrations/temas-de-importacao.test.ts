import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { temasDeImportacao } from './027-temas-de-importacao.ts'

it('counts the themes of the drafts that are there', async ({ db }) => {
  await db.schema.alterTable('importacoes').dropColumn('temas').execute()
  const values = { estado: 'em_revisao', url_arquivo: 'a', hash_arquivo: 'a' } as const
  const now = { criada_em: '2026-11-20T12:00:00Z', atualizada_em: '2026-11-20T12:00:00Z' }
  const rascunho = JSON.stringify({ redacoes: [{}, {}] })
  await db
    .insertInto('importacoes')
    .values([
      { nome: 'com', ...values, ...now, rascunho },
      { nome: 'sem', ...values, ...now },
    ])
    .execute()
  await temasDeImportacao.up(db)
  const rows = await db
    .selectFrom('importacoes')
    .select(['nome', 'temas'])
    .orderBy('nome')
    .execute()
  expect(rows).toEqual([
    { nome: 'com', temas: 2 },
    { nome: 'sem', temas: 0 },
  ])
})
