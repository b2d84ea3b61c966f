import type { View } from '../crud/view.ts'

/** The view of a list whose address says nothing. */
interface Padrao {
  /** A wire field; `-` before it sorts in descending order. */
  ordem: string
  /** The fields by which the list can be sorted. */
  campos: readonly string[]
}

/** The parameters of a list's address. Filters have parameters of their own. */
const BUSCA = 'busca'
const ORDEM = 'ordem'
const PAGINA = 'pagina'

/** The view in an address. Invalid values are ignored. */
export function viewIn(search: URLSearchParams, { ordem, campos }: Padrao): View {
  const asked = search.get(ORDEM) ?? ''
  const pagina = search.get(PAGINA) ?? ''
  return {
    busca: search.get(BUSCA) ?? '',
    ordem: campos.includes(asked.replace(/^-/, '')) ? asked : ordem,
    pagina: /^[1-9]\d{0,5}$/.test(pagina) ? Number(pagina) : 1,
  }
}

/** The address of a view. Defaults are left out, and filters are kept. */
export function withView(search: URLSearchParams, view: View, { ordem }: Padrao): URLSearchParams {
  const said = new URLSearchParams(search)
  const say = (name: string, value: string, isSaid: boolean) =>
    isSaid ? said.set(name, value) : said.delete(name)
  say(BUSCA, view.busca, view.busca !== '')
  say(ORDEM, view.ordem, view.ordem !== ordem)
  say(PAGINA, String(view.pagina), view.pagina !== 1)
  return said
}

/** The address with a filter, or without it (null). A changed filter goes back to the first page. */
export function withFiltro(
  search: URLSearchParams,
  name: string,
  value: string | null,
): URLSearchParams {
  const said = new URLSearchParams(search)
  said.delete(PAGINA)
  if (value === null) said.delete(name)
  else said.set(name, value)
  return said
}
