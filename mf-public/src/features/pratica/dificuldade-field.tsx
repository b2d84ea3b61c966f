import type { Contagem } from '@rumo/contract'
import { DIFICULDADES, isDificuldade, type Dificuldade } from '@rumo/contract/rules'
import { SelectField } from '@rumo/shared-ui'
import { numberWords } from '@rumo/shared-ui/words'
import { capital, DIFICULDADE_IN_WORDS } from './escolha.words.ts'

interface DificuldadeFieldProps {
  dificuldade: Dificuldade | null
  /** The numbers of questions. Null until they are counted, and when counting failed. */
  contagem: Contagem | null
  onChange: (dificuldade: Dificuldade | null) => void
}

/** The select field for the difficulty, with the number of questions of each. */
export function DificuldadeField({ dificuldade, contagem, onChange }: DificuldadeFieldProps) {
  const counts = contagem?.por_dificuldade
  return (
    <SelectField
      label="Dificuldade"
      name="dificuldade"
      required
      value={dificuldade ?? ''}
      onChange={({ target }) => onChange(isDificuldade(target.value) ? target.value : null)}
    >
      <option value="">Todas</option>
      {DIFICULDADES.map((one) => (
        <option key={one} value={one}>
          {capital(DIFICULDADE_IN_WORDS[one])}
          {counts && ` (${numberWords(counts[one])})`}
        </option>
      ))}
    </SelectField>
  )
}
