import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { recordChange } from '../../domain/registro/audit-log.ts'
import { takeRetrato } from '../../domain/registro/take-retratos.ts'
import { arquivoDoLugar } from './026-arquivo-do-lugar.ts'

it('takes each place for one of the PDF that its prova has, of what can be brought back too', async ({
  db,
  make,
}) => {
  const { id: autor } = await make.usuario()
  const url_arquivo = 'arquivos/provas/a.pdf'
  const [id_prova, bare] = [(await make.prova({ url_arquivo })).id, (await make.prova()).id]
  const written = { id_prova, pagina_pdf: 3, arquivo_pdf: url_arquivo }
  const [placed, nowhere, waiting, gone] = [
    await make.questao(written),
    await make.questao({ id_prova }),
    await make.questao({ id_prova: bare, pagina_pdf: 3 }),
    await make.questao(written),
  ]
  const rows = () =>
    db.selectFrom('questoes').select(['id', 'pagina_pdf', 'arquivo_pdf']).orderBy('id').execute()
  const before = await rows()

  // The schema as migration 025 left it.
  await sql`alter table questoes drop column arquivo_pdf`.execute(db)
  await db.transaction().execute(async (trx) => {
    for (const { id } of [placed, nowhere, waiting, gone]) {
      const retrato = await takeRetrato(trx, 'questoes', id)
      const removed = { acao: 'exclusao', antes: {}, depois: null, retrato } as const
      await recordChange(trx, { ...removed, autor, entidade: 'questoes', id_registro: id })
    }
    await trx.deleteFrom('questoes').where('id', '=', gone.id).execute()
  })
  await arquivoDoLugar.up(db)

  expect(await rows()).toEqual(before.filter(({ id }) => id !== gone.id))
  const retratos = await db.selectFrom('retratos').select('conteudo').orderBy('id_linha').execute()
  const linhas = retratos.map(({ conteudo }) => (JSON.parse(conteudo) as { linha: object }).linha)
  expect(linhas).toMatchObject([
    { id: placed.id, pagina_pdf: 3, arquivo_pdf: url_arquivo },
    { id: nowhere.id, pagina_pdf: null },
    { id: waiting.id, arquivo_pdf: null },
    { id: gone.id, arquivo_pdf: url_arquivo },
  ])
})
