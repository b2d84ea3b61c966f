import type { Vestibular } from '@rumo/contract'
import { vestibularesSchemas } from '@rumo/contract/schemas/vestibulares'
import { Field, RadioField } from '@rumo/shared-ui'
import { semestreWords } from '@rumo/shared-ui/words'
import type { RecordForm } from '../../shared/crud/record-form.ts'

const SEMESTRES = [
  ['1', semestreWords(1)],
  ['2', semestreWords(2)],
] as const

export const vestibularForm: RecordForm<Vestibular> = {
  labels: { ano: 'Ano', semestre: 'Semestre' },
  schema: () => vestibularesSchemas.create.body,
  bodyOf: ({ ano, semestre }) => ({ ano: Number(ano), semestre: Number(semestre) }),
  words: {
    said: (campo, value) => (campo === 'semestre' ? semestreWords(Number(value)) : undefined),
  },
  render: ({ field }, vestibular) => (
    <>
      <Field
        label="Ano"
        type="number"
        min={1900}
        max={2099}
        step={1}
        required
        defaultValue={vestibular?.ano ?? new Date().getFullYear()}
        {...field('ano')}
      />
      <RadioField
        label="Semestre"
        opcoes={SEMESTRES}
        defaultValue={vestibular && String(vestibular.semestre)}
        {...field('semestre')}
      />
    </>
  ),
}
