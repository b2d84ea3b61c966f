import { RecordOptions } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { uniq } from 'es-toolkit'
import { assuntosQuery } from '../../../features/assuntos/assuntos.calls.ts'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'
import { materiasQuery } from '../../../features/questoes/questoes.calls.ts'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'
import { useProvasNomeadas } from './use-provas-nomeadas.ts'

interface OneOfThemProps {
  /** Null: no filter. */
  id: number | null
  onChange: (id: string | null) => void
}

export function MateriaFilter(props: OneOfThemProps) {
  const { data: materias = [] } = useQuery(materiasQuery)
  return <RecordFilter label="Matéria" records={materias} {...props} />
}

export function AssuntoFilter({ idMateria, ...props }: OneOfThemProps & { idMateria: number }) {
  const { data: assuntos = [] } = useQuery(assuntosQuery)
  const own = assuntos.filter(({ id_materia }) => id_materia === idMateria)
  return <RecordFilter label="Assunto" genero="m" records={own} {...props} />
}

export function ProvaFilter(props: OneOfThemProps) {
  return <RecordFilter label="Prova" records={useProvasNomeadas()} {...props} />
}

export function AnoFilter(props: OneOfThemProps) {
  const { data: vestibulares = [] } = useQuery(vestibularesQuery)
  const anos = uniq(vestibulares.map(({ ano }) => ano))
  const records = anos.map((ano) => ({ id: ano, nome: String(ano) }))
  return <RecordFilter label="Ano" genero="m" records={records} {...props} />
}

interface RecordFilterProps extends OneOfThemProps {
  label: string
  genero?: 'm' | 'f'
  records: readonly { id: number; nome: string }[]
}

const RecordFilter = ({ label, genero = 'f', records, id, onChange }: RecordFilterProps) => (
  <FilterSelect label={label} value={id ?? ''} onChange={(value) => onChange(value || null)}>
    <option value="">{genero === 'm' ? 'Todos' : 'Todas'}</option>
    {/* A record that does not exist any more, or whose list has not loaded yet. */}
    {id !== null && !records.some((record) => record.id === id) && (
      <option value={id}>{genero === 'm' ? 'Outro' : 'Outra'}</option>
    )}
    <RecordOptions of={records} />
  </FilterSelect>
)
