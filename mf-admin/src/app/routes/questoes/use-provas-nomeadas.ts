import { vestibularName } from '@rumo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { todasAsProvasQuery } from '../../../features/provas/provas.calls.ts'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'

/** All provas, each named with its vestibular: 'Prova Azul, 2025/1'. */
export function useProvasNomeadas(): { id: number; nome: string }[] {
  const { data: provas = [] } = useQuery(todasAsProvasQuery)
  const { data: vestibulares = [] } = useQuery(vestibularesQuery)
  return provas.map(({ id, nome, id_vestibular }) => {
    const vestibular = vestibulares.find((each) => each.id === id_vestibular)
    return { id, nome: vestibular ? `${nome}, ${vestibularName(vestibular)}` : nome }
  })
}
