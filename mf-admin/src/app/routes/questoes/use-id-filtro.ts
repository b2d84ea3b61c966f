import { useFiltro } from '../../../shared/lista/use-list-address.ts'

/** A filter of the address that names a record; null: none. */
export function useIdFiltro(name: string) {
  // A longer one is of no record: the list would be refused.
  return useNumberFiltro(name, /^[1-9]\d{0,8}$/)
}

/** The year in the address of which questions are listed; null: none, or one of which no vestibular can be. */
export function useAnoFiltro() {
  return useNumberFiltro('ano', /^(?:19|20)\d\d$/)
}

function useNumberFiltro(name: string, form: RegExp) {
  const [text, set] = useFiltro(name)
  const value = form.test(text ?? '') ? Number(text) : null
  return [value, set] as const
}
