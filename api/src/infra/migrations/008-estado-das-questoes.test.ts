import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { estadoDasQuestoes } from './008-estado-das-questoes.ts'
import { foiPublicada } from './010-foi-publicada.ts'

it('reads of the alternatives that are there what is written with new ones', async ({
  db,
  make,
}) => {
  await make.questao()
  const { id: twoRight } = await make.questao()
  await make.alternativa({ id_questao: twoRight, nome: 'C', correta: true, ordem: 2 })
  const { id: empty } = await make.questao()
  await make.alternativa({ id_questao: empty, nome: 'C', texto: '', ordem: 2 })
  const { id: drawn } = await make.questao()
  const image = { texto: '', url_imagem: 'arquivos/x.png' }
  await make.alternativa({ id_questao: drawn, nome: 'C', ...image, ordem: 2 })
  const { id: bare } = await make.questao()
  await db.deleteFrom('alternativas').where('id_questao', '=', bare).execute()
  await make.derive(bare)
  // Selected by name, because columns that are dropped and added again come after newer ones.
  const made = ['respostas_certas', 'alternativas_completas', 'foi_publicada'] as const
  const own = ['id', 'id_prova', 'numero', 'texto', 'situacao', 'busca', 'versao'] as const
  const rows = () =>
    db
      .selectFrom('questoes')
      .select([...own, ...made])
      .orderBy('id')
      .execute()
  const written = await rows()

  // The schema as migration 007 left it.
  await sql`drop index questoes_ordem`.execute(db)
  await sql`drop index questoes_numero`.execute(db)
  await sql`drop index questoes_situacao`.execute(db)
  await sql`alter table questoes drop column foi_publicada`.execute(db)
  await sql`alter table questoes drop column respostas_certas`.execute(db)
  await sql`alter table questoes drop column alternativas_completas`.execute(db)
  await sql`create index questoes_ordem on questoes (id)`.execute(db)
  await sql`create index questoes_numero on questoes (id)`.execute(db)
  await estadoDasQuestoes.up(db)
  await foiPublicada.up(db)

  expect(await rows()).toEqual(written)
  expect(written.map((row) => [row.respostas_certas, row.alternativas_completas])).toEqual([
    [1, true],
    [2, true],
    [1, false],
    [1, true],
    [0, false],
  ])
})
