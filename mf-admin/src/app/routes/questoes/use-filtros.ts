import { vestibularName } from '@rumo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { todasAsProvasQuery } from '../../../features/provas/provas.calls.ts'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'
import { useFiltro } from '../../../shared/lista/use-list-address.ts'

/** A filter of the address that names a record; null: none. */
export function useIdFiltro(name: string) {
  const [text, set] = useFiltro(name)
  // A longer one is of no record: the list would be refused.
  const id = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
  return [id, set] as const
}

/** The provas to choose from, with their vestibular: 'Prova Azul, 2025/1'. */
export function useProvas(isAsked: boolean): { id: number; nome: string }[] {
  const { data: provas = [] } = useQuery({ ...todasAsProvasQuery, enabled: isAsked })
  const { data: vestibulares = [] } = useQuery({ ...vestibularesQuery, enabled: isAsked })
  return provas.map(({ id, nome, id_vestibular }) => {
    const vestibular = vestibulares.find((each) => each.id === id_vestibular)
    return { id, nome: vestibular ? `${nome}, ${vestibularName(vestibular)}` : nome }
  })
}
