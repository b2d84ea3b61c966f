import { idIn } from '@rumo/contract'
import { useFiltro } from '../../../shared/lista/use-list-address.ts'

/** A filter by a record's id, kept in the address; null: not set. */
export function useIdFiltro(name: string) {
  const [text, set] = useFiltro(name)
  return [idIn(text), set] as const
}

/** A filter by year, kept in the address; null: not set, or not a year of a vestibular. */
export function useAnoFiltro() {
  const [text, set] = useFiltro('ano')
  const ano = /^(?:19|20)\d\d$/.test(text ?? '') ? Number(text) : null
  return [ano, set] as const
}
