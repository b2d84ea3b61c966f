import type { Regiao } from '@rumo/contract'

/** What an exam file says of where a question stands in the PDF. */
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
const NO_LUGAR = columnsOfLugar({})

/** What becomes of the columns when a question is of a prova from now on: in another its place is not known. */
export const lugarIn = (antes: { id_prova: number }, id_prova: number) =>
  id_prova === antes.id_prova ? {} : NO_LUGAR

/** The regions that such a column holds. */
export function regioesIn(column: string | null): Regiao[] {
  // Written by columnsOfLugar alone.
  return column === null ? [] : (JSON.parse(column) as Regiao[])
}
