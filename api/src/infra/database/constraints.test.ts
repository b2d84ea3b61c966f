import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { refusalOf } from './constraints.ts'

/** The reason for which the database refuses a query, which must fail. */
async function failure(query: { execute(): Promise<unknown> }): Promise<unknown> {
  return query.execute().then(() => 'nothing failed', refusalOf)
}

describe('refusalOf', () => {
  it('is the same for both databases', async ({ db, make }) => {
    const { id, ano } = await make.vestibular()
    const vestibulares = db.insertInto('vestibulares')

    expect(await failure(vestibulares.values({ ano, semestre: 1 }))).toBe('unique')
    expect(await failure(vestibulares.values({ ano: 1899, semestre: 1 }))).toBe('check')
    const conteudo = db.insertInto('conteudo')
    expect(await failure(conteudo.values({ id: 1, versao: 1 }))).toBe('unique')
    const provas = db.insertInto('provas')
    expect(await failure(provas.values({ nome: 'x', busca: 'x', id_vestibular: id + 1 }))).toBe(
      'foreign_key',
    )
    const nameless = { execute: () => sql`insert into provas (nome) values (null)`.execute(db) }
    expect(await failure(nameless)).toBe('not_null')
  })

  it('is nothing for any other failure', async ({ db }) => {
    expect(await failure(db.deleteFrom('tabela' as 'materias'))).toBeUndefined()
    expect(refusalOf(new Error('outra'))).toBeUndefined()
    expect(refusalOf('texto')).toBeUndefined()
  })
})
