import { vestibularName } from '@rumo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { todasAsProvasQuery } from '../../../features/provas/provas.calls.ts'
import { materiasQuery } from '../../../features/questoes/questoes.calls.ts'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'

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

/** Of which prova; each is named with its vestibular: 'Prova Azul, 2025/1'. */
export function ProvaFilter(props: OneOfThemProps) {
  const { data: provas = [] } = useQuery(todasAsProvasQuery)
  const { data: vestibulares = [] } = useQuery(vestibularesQuery)
  const named = provas.map(({ id, nome, id_vestibular }) => {
    const vestibular = vestibulares.find((each) => each.id === id_vestibular)
    return { id, nome: vestibular ? `${nome}, ${vestibularName(vestibular)}` : nome }
  })
  return <RecordFilter label="Prova" records={named} {...props} />
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
