import { useFiltro } from '../../../shared/lista/use-list-address.ts'

/** A filter by a record's id, kept in the address; null: not set. */
export function useIdFiltro(name: string) {
  // The server refuses a longer number, which no record has.
  return useNumberFiltro(name, /^[1-9]\d{0,8}$/)
}

/** A filter by year, kept in the address; null: not set, or not a year of a vestibular. */
export function useAnoFiltro() {
  return useNumberFiltro('ano', /^(?:19|20)\d\d$/)
}

function useNumberFiltro(name: string, form: RegExp) {
  const [text, set] = useFiltro(name)
  const value = form.test(text ?? '') ? Number(text) : null
  return [value, set] as const
}
