import type { Regiao } from '@rumo/contract'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'

/** The place of a question in the PDF, as an exam file has it. */
interface Lugar {
  pagina?: number
  regiao?: Regiao
  continua?: readonly Regiao[]
}

/** The same as columns of the question. */
export function columnsOfLugar({ pagina, regiao, continua = [] }: Lugar) {
  const regioes = regiao ? [regiao, ...continua] : continua
  return {
    pagina_pdf: pagina ?? regioes[0]?.pagina ?? null,
    regioes_pdf: regioes.length > 0 ? JSON.stringify(regioes) : null,
  }
}

/** Of a question whose place is not known. */
const NO_LUGAR = { ...columnsOfLugar({}), arquivo_pdf: null }

/** The columns of a question that moves to another prova: its place in that PDF is not known. */
export const lugarIn = (antes: { id_prova: number }, id_prova: number) =>
  id_prova === antes.id_prova ? {} : NO_LUGAR

/**
 * Says of the places in a prova of which no PDF is named that they are of the one that it has, else of the one that it
 * is to get, whose address is `next`; of neither, they go on waiting. To be called wherever either comes to be.
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

/** The regions that such a column holds. */
export function regioesIn(column: string | null): Regiao[] {
  // Written by columnsOfLugar alone.
  return column === null ? [] : (JSON.parse(column) as Regiao[])
}
