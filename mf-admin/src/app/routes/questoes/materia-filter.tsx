import { useQuery } from '@tanstack/react-query'
import { materiasQuery } from '../../../features/questoes/questoes.calls.ts'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'

interface MateriaFilterProps {
  /** Null: of whichever matéria. */
  id: number | null
  onChange: (id: string | null) => void
}

/** Of which matéria questions are listed. */
export function MateriaFilter({ id, onChange }: MateriaFilterProps) {
  const { data: materias = [] } = useQuery(materiasQuery)
  return (
    <FilterSelect label="Matéria" value={id ?? ''} onChange={(value) => onChange(value || null)}>
      <option value="">Todas</option>
      {/* Of an old address, or not there yet. */}
      {id !== null && !materias.some((materia) => materia.id === id) && (
        <option value={id}>Outra</option>
      )}
      {materias.map((materia) => (
        <option key={materia.id} value={materia.id}>
          {materia.nome}
        </option>
      ))}
    </FilterSelect>
  )
}
