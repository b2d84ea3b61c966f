import { useFiltro } from '../../../shared/lista/use-list-address.ts'

/** A filter of the address that names a record; null: none. */
export function useIdFiltro(name: string) {
  const [text, set] = useFiltro(name)
  // A longer one is of no record: the list would be refused.
  const id = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
  return [id, set] as const
}
