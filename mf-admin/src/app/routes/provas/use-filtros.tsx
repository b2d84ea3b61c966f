import { Options } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { offersEdicao } from '../../../features/provas/provas.calls.ts'
import {
  ESTADO_WORDS,
  ESTADOS,
  filtroOf,
  type Estado,
  type Filtro,
} from '../../../features/provas/provas.rules.ts'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'
import { useFiltro } from '../../../shared/lista/use-list-address.ts'
import { VestibularFilter } from './vestibular-filter.tsx'

/** All that a server with section 7 alone (docs/product/calls.md) says of what a prova lacks. */
const OF_SECTION_7: readonly Estado[] = ['sem_arquivo']

/** The filters in the address, by vestibular and by what provas lack, and the fields that change them. */
export function useFiltros() {
  const [vestibular, setVestibular] = useFiltro('vestibular')
  const [known, setEstado] = useFiltro('estado')
  const vestibulares = useQuery(vestibularesQuery).data ?? []
  const filtro = filtroOf(vestibular)
  const estados = offersEdicao() ? ESTADOS : OF_SECTION_7
  const estado = estados.find((each) => each === known) ?? null
  const filters = (
    <>
      <VestibularFilter
        filtro={filtro}
        vestibulares={vestibulares}
        onChange={(wanted) => setVestibular(wanted === 'todos' ? null : String(wanted))}
      />
      <FilterSelect
        label="Situação"
        value={estado ?? ''}
        onChange={(value) => setEstado(value || null)}
      >
        <option value="">Todas</option>
        <Options of={estados} words={(each) => ESTADO_WORDS[each]} />
      </FilterSelect>
    </>
  )
  const isAll = filtro === 'todos' && estado === null
  return { filtro, estado, filters, vestibulares, isAll, vazio: whereNone(filtro, estado) }
}

function whereNone(filtro: Filtro, estado: Estado | null): string | undefined {
  if (estado !== null) return 'Escolha outra situação, ou todas.'
  return filtro === 'todos' ? undefined : 'Escolha outro vestibular, ou todos.'
}
