import type { Assunto, Materia } from '@rumo/contract'
import { assuntosSchemas } from '@rumo/contract/schemas/assuntos'
import { Field, RecordOptions, SelectField } from '@rumo/shared-ui'
import type { RecordForm } from '../../shared/crud/record-form.ts'

interface Offered {
  materias: readonly Materia[]
  /** The matéria that is preselected for a new assunto. */
  idMateria: number | null
}

export function assuntoForm({ materias, idMateria }: Offered): RecordForm<Assunto> {
  return {
    labels: { id_materia: 'Matéria', nome: 'Nome', ordem: 'Ordem' },
    schema: (assunto) => (assunto ? assuntosSchemas.update.body : assuntosSchemas.create.body),
    bodyOf: ({ id_materia, nome, ordem = '' }, assunto) => ({
      ...(!assunto && { id_materia: id_materia ? Number(id_materia) : null }),
      nome,
      ordem: ordem.trim() === '' ? null : ordem,
    }),
    check: ({ id_materia }): Record<string, string> =>
      id_materia ? {} : { id_materia: 'Escolha a matéria.' },
    words: {
      said: (campo, value) =>
        campo === 'id_materia' ? materias.find(({ id }) => id === value)?.nome : undefined,
    },
    render: ({ field }, assunto) => (
      <>
        <SelectField
          label="Matéria"
          required
          hint={assunto ? 'Um assunto fica na sua matéria.' : undefined}
          defaultValue={assunto?.id_materia ?? idMateria ?? ''}
          {...field('id_materia')}
        >
          <RecordOptions of={materias.filter(({ id }) => !assunto || id === assunto.id_materia)} />
          {!assunto && <option value="">Escolha</option>}
        </SelectField>
        <Field label="Nome" required defaultValue={assunto?.nome} {...field('nome')} />
        <Field
          label="Ordem"
          hint="Dentro da matéria, os números menores vêm antes. Sem número, vem depois deles, por nome."
          type="number"
          min={1}
          max={1000}
          step={1}
          defaultValue={assunto?.ordem ?? ''}
          {...field('ordem')}
        />
      </>
    ),
  }
}
