/**
 * What a list may be asked for: a page of it (`pagina` from 1 on, `limite` records each, from 1 to 100), what
 * a text is found in (accents and case do not matter), sorted by a field (`-` before it: descending). With
 * any of them the answer is one page, the first of 20 unless told, and carries `total`; with none it is
 * the whole list, as section 7 (docs/product/calls.md) has it.
 */
export interface ListQuery<Campo extends string = string> {
  pagina?: number | undefined
  limite?: number | undefined
  busca?: string | undefined
  ordem?: Campo | `-${Campo}` | undefined
}

/** How many records a page has unless told. */
export const LIMITE_PADRAO = 20
