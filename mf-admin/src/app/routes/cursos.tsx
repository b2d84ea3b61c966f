import type { Curso } from '@rumo/contract'
import { cursosResource } from '../../features/cursos/cursos.calls.ts'
import { cursoForm } from '../../features/cursos/curso-form.tsx'
import type { Column } from '../../shared/crud/columns.ts'
import { CrudScreen } from '../../shared/crud/crud-screen.tsx'

const COLUMNS: Column<Curso>[] = [{ titulo: 'Nome', campo: 'nome', text: ({ nome }) => nome }]

export const Cursos = () => (
  <CrudScreen
    titulo="Cursos"
    resource={cursosResource}
    columns={COLUMNS}
    ordem="nome"
    form={cursoForm}
    placeholder="nome do curso"
  />
)
