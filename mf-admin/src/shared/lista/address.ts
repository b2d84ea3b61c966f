import type { View } from '../crud/view.ts'

/** What a list is asked for unless its address says something else. */
interface Padrao {
  /** A wire field; `-` before it sorts from the last to the first. */
  ordem: string
  /** The fields that it can be sorted by. */
  campos: readonly string[]
}

/** The names by which a list's address says what is asked of it; filters have their own. */
const BUSCA = 'busca'
const ORDEM = 'ordem'
const PAGINA = 'pagina'

/** What an address asks of a list; what it cannot mean is passed over. */
export function viewIn(search: URLSearchParams, { ordem, campos }: Padrao): View {
  const asked = search.get(ORDEM) ?? ''
  const pagina = search.get(PAGINA) ?? ''
  return {
    busca: search.get(BUSCA) ?? '',
    ordem: campos.includes(asked.replace(/^-/, '')) ? asked : ordem,
    pagina: /^[1-9]\d{0,5}$/.test(pagina) ? Number(pagina) : 1,
  }
}

/** The address that asks this of a list; what is as it would be anyhow is not said. Filters stay. */
export function withView(search: URLSearchParams, view: View, { ordem }: Padrao): URLSearchParams {
  const said = new URLSearchParams(search)
  const say = (name: string, value: string, isSaid: boolean) =>
    isSaid ? said.set(name, value) : said.delete(name)
  say(BUSCA, view.busca, view.busca !== '')
  say(ORDEM, view.ordem, view.ordem !== ordem)
  say(PAGINA, String(view.pagina), view.pagina !== 1)
  return said
}

/** The address with a filter, or without it for null; another filter shows the first page. */
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
