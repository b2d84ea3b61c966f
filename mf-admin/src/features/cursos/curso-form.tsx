import type { Curso } from '@rumo/contract'
import { cursosSchemas } from '@rumo/contract/schemas/cursos'
import { Field } from '@rumo/shared-ui'
import type { RecordForm } from '../../shared/crud/record-form.ts'

export const cursoForm: RecordForm<Curso> = {
  labels: { nome: 'Nome' },
  schema: () => cursosSchemas.create.body,
  bodyOf: ({ nome }) => ({ nome }),
  render: ({ field }, curso) => (
    <Field label="Nome" required defaultValue={curso?.nome} {...field('nome')} />
  ),
}
