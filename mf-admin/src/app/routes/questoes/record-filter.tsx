import { FilterSelect } from '../../../shared/crud/filter-select.tsx'

interface RecordFilterProps {
  label: string
  records: readonly { id: number; nome: string }[]
  /** Null: of whichever. */
  id: number | null
  onChange: (id: string | null) => void
}

/** Of which prova, or of which matéria, questions are listed. */
export const RecordFilter = ({ label, records, id, onChange }: RecordFilterProps) => (
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
