import type { Vestibular } from '@rumo/contract'
import { vestibularName } from '@rumo/contract/rules'
import { semestreWords } from '@rumo/shared-ui/words'
import { vestibularesResource } from '../../features/vestibulares/vestibulares.calls.ts'
import { vestibularForm } from '../../features/vestibulares/vestibular-form.tsx'
import type { Column } from '../../shared/crud/columns.ts'
import { CrudScreen } from '../../shared/crud/crud-screen.tsx'

const COLUMNS: Column<Vestibular>[] = [
  { titulo: 'Ano', campo: 'ano', text: ({ ano }) => String(ano), known: vestibularName },
  { titulo: 'Semestre', campo: 'semestre', text: ({ semestre }) => semestreWords(semestre) },
]

export const Vestibulares = () => (
  <CrudScreen
    titulo="Vestibulares"
    resource={vestibularesResource}
    columns={COLUMNS}
    ordem="-ano"
    form={vestibularForm}
    placeholder="ano ou semestre"
    nameOf={vestibularName}
  />
)
