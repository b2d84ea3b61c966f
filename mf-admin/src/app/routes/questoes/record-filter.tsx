import { useQuery } from '@tanstack/react-query'
import { materiasQuery } from '../../../features/questoes/questoes.calls.ts'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'
import { useProvasNomeadas } from './use-provas-nomeadas.ts'

interface OneOfThemProps {
  /** Null: of whichever. */
  id: number | null
  onChange: (id: string | null) => void
}

/** Of which matéria questions are listed. */
export function MateriaFilter(props: OneOfThemProps) {
  const { data: materias = [] } = useQuery(materiasQuery)
  return <RecordFilter label="Matéria" records={materias} {...props} />
}

/** Of which prova. */
export function ProvaFilter(props: OneOfThemProps) {
  return <RecordFilter label="Prova" records={useProvasNomeadas()} {...props} />
}

interface RecordFilterProps extends OneOfThemProps {
  label: string
  records: readonly { id: number; nome: string }[]
}

const RecordFilter = ({ label, records, id, onChange }: RecordFilterProps) => (
  <FilterSelect label={label} value={id ?? ''} onChange={(value) => onChange(value || null)}>
    <option value="">Todas</option>
    {/* Of an old address, or not there yet. */}
    {id !== null && !records.some((record) => record.id === id) && (
      <option value={id}>Outra</option>
    )}
    {records.map((record) => (
      <option key={record.id} value={record.id}>
        {record.nome}
      </option>
    ))}
  </FilterSelect>
)
