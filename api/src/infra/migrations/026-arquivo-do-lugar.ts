import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The PDF to which the place of a question belongs. Existing places belong to the PDF that the prova has now. */
export const arquivoDoLugar: Migration = {
  async up(db) {
    await db.schema.alterTable('questoes').addColumn('arquivo_pdf', 'text').execute()
    await sql`
      update questoes set arquivo_pdf = (select url_arquivo from provas where id = questoes.id_prova)
      where pagina_pdf is not null`.execute(db)
    await fillRetratos(db)
  },
}

/** Does the same for the snapshots of questions that can be restored. */
async function fillRetratos(db: Kysely<unknown>): Promise<void> {
  const provas = await sql<{ id: number; url_arquivo: string | null }>`
    select id, url_arquivo from provas`.execute(db)
  const arquivos = new Map(provas.rows.map(({ id, url_arquivo }) => [id, url_arquivo]))
  const { rows } = await sql<{ id_linha: number; conteudo: string }>`
    select id_linha, conteudo from retratos where conteudo like '%"pagina_pdf":%'`.execute(db)
  for (const { id_linha, conteudo } of rows) {
    // domain/registro/keep-retrato.ts wrote the content.
    const retrato = JSON.parse(conteudo) as {
      linha: { id_prova: number; pagina_pdf: number | null; arquivo_pdf?: string | null } | null
    }
    if (retrato.linha?.pagina_pdf == null) continue
    retrato.linha.arquivo_pdf = arquivos.get(retrato.linha.id_prova) ?? null
    await sql`
      update retratos set conteudo = ${JSON.stringify(retrato)}
      where id_linha = ${id_linha}`.execute(db)
  }
}
