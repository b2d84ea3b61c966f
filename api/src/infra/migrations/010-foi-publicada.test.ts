import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { recordsOf } from '../../testing/records.ts'
import { recordChange } from '../../domain/registro/audit-log.ts'
import { foiPublicada } from './010-foi-publicada.ts'

const EM = '2026-05-31T16:00:00.000Z'

it('knows of drafts what was published by what holds it and by the log', async ({ db, make }) => {
  const { id: id_usuario } = await make.usuario()
  const draft = await make.prova({ publicada: false })
  const withdrawn = await make.prova({ publicada: false })
  const [never, before, held] = [
    await make.questao({ id_prova: draft.id }),
    await make.questao({ id_prova: withdrawn.id }),
    await make.questao({ id_prova: draft.id }),
  ]
  const { id: id_simulado } = await db
    .insertInto('simulados')
    .values({ id_usuario, chave: 's', tipo: 'sorteio', iniciado_em: EM })
    .returning('id')
    .executeTakeFirstOrThrow()
  const holding = { id_simulado, id_questao: held.id, posicao: 0 }
  await db.insertInto('simulados_questoes').values(holding).execute()
  const change = { autor: id_usuario, entidade: 'provas', acao: 'alteracao' } as const
  const later = await db.transaction().execute(async (trx) => {
    const publicada = { antes: { publicada: true }, depois: { publicada: false } }
    await recordChange(trx, { ...change, id_registro: withdrawn.id, ...publicada })
    const { id } = await recordsOf(trx).questao({ id_prova: withdrawn.id })
    const made = { acao: 'criacao', entidade: 'questoes', antes: null, depois: { id } } as const
    await recordChange(trx, { autor: id_usuario, id_registro: id, ...made })
    return id
  })

  // The schema as migration 009 left it.
  await sql`alter table questoes drop column foi_publicada`.execute(db)
  await foiPublicada.up(db)

  const rows = await db.selectFrom('questoes').select(['id', 'foi_publicada']).execute()
  expect(new Map(rows.map(({ id, foi_publicada }) => [id, foi_publicada]))).toEqual(
    new Map([
      [never.id, false],
      [before.id, true],
      [held.id, true],
      [later, false],
    ]),
  )
})
