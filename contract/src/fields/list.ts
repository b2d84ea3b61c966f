/**
 * The query of a list. `pagina` counts from 1; `limite` is the number of records of a page, 1 to 100; `busca` filters
 * by a text, ignoring accents and case; `ordem` sorts by a field, descending with `-` before it. With any of these, the
 * answer is one page (by default the first, of 20 records) and carries `total`. With none of them the answer is the
 * whole list, as in section 7 (docs/product/calls.md).
 */
export interface ListQuery<Campo extends string = string> {
  pagina?: number | undefined
  limite?: number | undefined
  busca?: string | undefined
  ordem?: Campo | `-${Campo}` | undefined
}

/** How many records a page has by default. */
export const LIMITE_PADRAO = 20
