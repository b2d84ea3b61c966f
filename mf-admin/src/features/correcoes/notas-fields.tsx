import {
  IDS_DE_RUBRICAS,
  maximoOf,
  notasOf,
  RUBRICAS,
  type IdDeRubrica,
  type Notas,
} from '@rumo/contract/rules'
import { Options, SelectField } from '@rumo/shared-ui'
import styles from './notas-fields.module.css'
import { notaInWords } from './correcoes.words.ts'

interface RubricaFieldProps {
  rubrica: IdDeRubrica
  /** The rubric of the essay's other correctors; null if the user may choose one. */
  fixa: IdDeRubrica | null
  onChange: (rubrica: IdDeRubrica) => void
}

export const RubricaField = ({ rubrica, fixa, onChange }: RubricaFieldProps) => (
  <SelectField
    label="Rubrica"
    name="rubrica"
    required
    hint={`${RUBRICAS[rubrica].descricao}${rubrica === fixa ? ' É a mesma da outra correção.' : ''}`}
    value={rubrica}
    onChange={({ target }) =>
      onChange(IDS_DE_RUBRICAS.find((id) => id === target.value) ?? rubrica)
    }
  >
    {IDS_DE_RUBRICAS.filter((id) => fixa === null || id === fixa || id === rubrica).map((id) => (
      <option key={id} value={id}>
        {RUBRICAS[id].nome}
      </option>
    ))}
  </SelectField>
)

interface NotasFieldsProps {
  rubrica: IdDeRubrica
  notas: Notas
  errors: Readonly<Record<string, string>>
  onChange: (criterio: string, nota: number | null) => void
}

/** A field for the grade of each criterion of a rubric, and the sum. */
export function NotasFields({ rubrica, notas, errors, onChange }: NotasFieldsProps) {
  return (
    <>
      <div className={styles.notas}>
        {RUBRICAS[rubrica].criterios.map((criterio) => {
          const name = `notas.${criterio.id}`
          return (
            <SelectField
              key={criterio.id}
              label={criterio.nome}
              name={name}
              required
              hint={criterio.descricao}
              error={errors[name]}
              value={notas[criterio.id] ?? ''}
              onChange={({ target: { value } }) =>
                onChange(criterio.id, value === '' ? null : Number(value))
              }
            >
              <option value="">Sem nota</option>
              <Options of={notasOf(criterio)} />
            </SelectField>
          )
        })}
      </div>
      <output className={styles.total}>
        {notaInWords({ rubrica, notas }, maximoOf(RUBRICAS[rubrica]))}
      </output>
    </>
  )
}
