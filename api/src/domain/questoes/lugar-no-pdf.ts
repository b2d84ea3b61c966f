import type { Regiao } from '@rumo/contract'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'

/** The place of a question in the PDF, as an exam file has it. */
interface Lugar {
  pagina?: number
  regiao?: Regiao
  continua?: readonly Regiao[]
}

/** The columns of a question that store its place. */
export function columnsOfLugar({ pagina, regiao, continua = [] }: Lugar) {
  const regioes = regiao ? [regiao, ...continua] : continua
  return {
    pagina_pdf: pagina ?? regioes[0]?.pagina ?? null,
    regioes_pdf: regioes.length > 0 ? JSON.stringify(regioes) : null,
  }
}

/** The columns of a question whose place is not known. */
const NO_LUGAR = { ...columnsOfLugar({}), arquivo_pdf: null }

/** The columns to write when a question moves to another prova: its place in that prova's PDF is not known. */
export const lugarIn = (antes: { id_prova: number }, id_prova: number) =>
  id_prova === antes.id_prova ? {} : NO_LUGAR

/**
 * Sets the PDF of the questions of a prova that have a place but no PDF yet: the prova's PDF or, without one, `next`,
 * the address of the PDF that the prova is about to get. Without either they stay as they are. Must be called whenever
 * a prova gets such questions or a PDF.
 */
export async function nameArquivoDosLugares(
  trx: DatabaseTransaction,
  id_prova: number,
  next: string | null = null,
): Promise<void> {
  await sql`
    update questoes
    set arquivo_pdf = coalesce((select url_arquivo from provas where id = ${id_prova}), ${next})
    where id_prova = ${id_prova} and pagina_pdf is not null and arquivo_pdf is null`.execute(trx)
}

/** The regions that are stored in `regioes_pdf`. */
export function regioesIn(column: string | null): Regiao[] {
  // Only columnsOfLugar writes this column.
  return column === null ? [] : (JSON.parse(column) as Regiao[])
}
