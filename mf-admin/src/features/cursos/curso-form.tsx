import type { Curso } from '@rumo/contract'
import { cursosSchemas } from '@rumo/contract/schemas/cursos'
import { Field, TextField } from '@rumo/shared-ui'
import styles from '../../shared/crud/form-dialog.module.css'
import type { RecordForm } from '../../shared/crud/record-form.ts'

export const cursoForm: RecordForm<Curso> = {
  labels: {
    nome: 'Nome',
    pesos: 'Pesos por matéria',
    parte_da_redacao: 'Parte da redação na nota final, em %',
  },
  schema: () => cursosSchemas.create.body,
  // A server that does not know these two fields is not sent them while they are empty.
  bodyOf: ({ nome, pesos = '', parte_da_redacao = '' }, curso) => ({
    nome,
    ...((pesos !== '' || curso?.pesos) && { pesos }),
    ...((parte_da_redacao !== '' || curso?.parte_da_redacao != null) && { parte_da_redacao }),
  }),
  render: ({ field }, curso) => (
    <>
      <div className={styles.whole}>
        <Field label="Nome" required defaultValue={curso?.nome} {...field('nome')} />
      </div>
      <div className={styles.whole}>
        <Field
          label="Parte da redação na nota final, em %"
          hint="De 0 a 100, como no manual do candidato. Com ela, o resultado de uma prova inteira mostra a nota deste curso."
          type="number"
          min={0}
          max={100}
          step={1}
          defaultValue={curso?.parte_da_redacao ?? ''}
          {...field('parte_da_redacao')}
        />
      </div>
      <div className={styles.whole}>
        <TextField
          isWide
          label="Pesos por matéria"
          hint="Uma por linha, como Matemática 2. As outras valem 1."
          rows={6}
          defaultValue={curso?.pesos ?? ''}
          {...field('pesos')}
        />
      </div>
    </>
  ),
}
