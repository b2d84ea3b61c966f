import type { Materia } from '@rumo/contract'
import { materiasSchemas } from '@rumo/contract/schemas/materias'
import { Field } from '@rumo/shared-ui'
import type { RecordForm } from '../../shared/crud/record-form.ts'

export const materiaForm: RecordForm<Materia> = {
  labels: { nome: 'Nome' },
  schema: () => materiasSchemas.create.body,
  bodyOf: ({ nome }) => ({ nome }),
  render: ({ field }, materia) => (
    <Field label="Nome" required defaultValue={materia?.nome} {...field('nome')} />
  ),
}
