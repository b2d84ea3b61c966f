import type { Vestibular } from '@rumo/contract'
import { filtroOf, type Filtro } from '../../../features/provas/provas.rules.ts'
import { vestibularName } from '@rumo/contract/rules'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'

interface VestibularFilterProps {
  filtro: Filtro
  vestibulares: readonly Vestibular[]
  onChange: (filtro: Filtro) => void
}

export const VestibularFilter = ({ filtro, vestibulares, onChange }: VestibularFilterProps) => (
  <FilterSelect label="Vestibular" value={filtro} onChange={(value) => onChange(filtroOf(value))}>
    <option value="todos">Todos</option>
    {/* A vestibular that is gone or not loaded yet. Without this option `Todos` would look chosen, but could not
        be chosen. */}
    {typeof filtro === 'number' && !vestibulares.some(({ id }) => id === filtro) && (
      <option value={filtro}>Outro</option>
    )}
    {vestibulares.map((vestibular) => (
      <option key={vestibular.id} value={vestibular.id}>
        {vestibularName(vestibular)}
      </option>
    ))}
    <option value="nenhum">Sem vestibular</option>
  </FilterSelect>
)
