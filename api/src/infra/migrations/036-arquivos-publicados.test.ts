import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { arquivosPublicados } from './036-arquivos-publicados.ts'

/** The kept version of a question whose alternatives have these images. */
const kept = (id_questao: number, urls: (string | null)[]) => ({
  id_questao,
  questao: JSON.stringify({
    alternativas: urls.map((url_imagem) => ({ url_imagem })),
    referencias: [{ url_imagem: 'arquivos/figuras/texto.png' }],
  }),
})

it('knows the files of what was kept before it', async ({ db, make }) => {
  const questao = await make.questao()
  const other = await make.questao()
  await db
    .insertInto('questoes_publicadas')
    .values([
      kept(questao.id, ['/api/arquivos/figuras/a.svg?x=/y', null, 'arquivos/figuras/a.svg#b']),
      kept(other.id, []),
    ])
    .execute()
  await sql`drop table arquivos_publicados`.execute(db)
  await arquivosPublicados.up(db)
  expect(
    await db
      .selectFrom('arquivos_publicados')
      .selectAll()
      .orderBy('id_questao')
      .orderBy('nome')
      .execute(),
  ).toEqual([
    { nome: 'a.svg', id_questao: questao.id },
    { nome: 'texto.png', id_questao: questao.id },
    { nome: 'texto.png', id_questao: other.id },
  ])
})
