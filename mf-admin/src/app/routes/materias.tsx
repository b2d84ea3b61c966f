import type { Materia } from '@rumo/contract'
import { offersAssuntos } from '../../features/assuntos/assuntos.calls.ts'
import { materiasResource } from '../../features/materias/materias.calls.ts'
import { materiaForm } from '../../features/materias/materia-form.tsx'
import type { Column } from '../../shared/crud/columns.ts'
import { CrudScreen } from '../../shared/crud/crud-screen.tsx'
import { RowLink } from '../../shared/crud/row-action.tsx'
import { NotOffered } from '../../shared/not-offered.tsx'
import { PATHS } from '../paths.ts'

const COLUMNS: Column<Materia>[] = [{ titulo: 'Nome', campo: 'nome', text: ({ nome }) => nome }]

const VerAssuntos = ({ id, nome }: Materia) => (
  <RowLink id={id} of={`de ${nome}`} to={`${PATHS.assuntos}?materia=${id}`}>
    Assuntos
  </RowLink>
)

const actionsOf = (materia: Materia) => offersAssuntos() && <VerAssuntos {...materia} />

export const Materias = () =>
  materiasResource.offersChanges() ? (
    <CrudScreen
      titulo="Matérias"
      resource={materiasResource}
      columns={COLUMNS}
      ordem="nome"
      form={materiaForm}
      placeholder="nome da matéria"
      actions={actionsOf}
    />
  ) : (
    <NotOffered titulo="Matérias" mensagem="O servidor deste site não guarda matérias." />
  )
