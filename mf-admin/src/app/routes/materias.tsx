import type { Materia } from '@rumo/contract'
import { materiasResource } from '../../features/materias/materias.calls.ts'
import { materiaForm } from '../../features/materias/materia-form.tsx'
import type { Column } from '../../shared/crud/columns.ts'
import { CrudScreen } from '../../shared/crud/crud-screen.tsx'
import { NotOffered } from '../../shared/not-offered.tsx'

const COLUMNS: Column<Materia>[] = [{ titulo: 'Nome', campo: 'nome', text: ({ nome }) => nome }]

export const Materias = () =>
  materiasResource.offersChanges() ? (
    <CrudScreen
      titulo="Matérias"
      resource={materiasResource}
      columns={COLUMNS}
      ordem="nome"
      form={materiaForm}
      placeholder="nome da matéria"
    />
  ) : (
    <NotOffered titulo="Matérias" mensagem="O servidor deste site não guarda matérias." />
  )
