import type { Assunto, Contagem } from '@rumo/contract'
import { SelectField } from '@rumo/shared-ui'
import { numberWords } from '@rumo/shared-ui/words'
import { useLoad } from '../../shared/use-load.ts'
import styles from './escolha-sheet.module.css'
import type { Escolha } from './escolha.rules.ts'

interface AssuntoFieldProps {
  escolha: Escolha
  listAssuntos: (signal: AbortSignal) => Promise<readonly Assunto[]>
  /** The numbers of questions for this matéria. Null until they are counted, and when the server does not tell them. */
  contagem: Contagem | null
  onChange: (changed: Pick<Escolha, 'idAssunto'>) => void
}

/**
 * The select field for the assunto of the chosen matéria, with the number of questions of each. Shows nothing when the
 * matéria has no assuntos.
 */
export function AssuntoField({ escolha, listAssuntos, contagem, onChange }: AssuntoFieldProps) {
  const { idMateria, idAssunto } = escolha
  const loaded = useLoad(listAssuntos)
  const all = loaded.status === 'ready' ? loaded.value : []
  const own = all.filter(({ id_materia }) => id_materia === idMateria)
  if (own.length === 0 && idAssunto === null) return null
  return (
    <div className={styles.wide}>
      <SelectField
        label="Assunto"
        name="assunto"
        required
        value={idAssunto ?? ''}
        onChange={({ target }) => onChange({ idAssunto: Number(target.value) || null })}
      >
        <option value="">Todos os assuntos</option>
        {own.map((assunto) => (
          <option key={assunto.id} value={assunto.id}>
            {optionInWords(assunto, contagem)}
          </option>
        ))}
        {idAssunto !== null && !own.some(({ id }) => id === idAssunto) && (
          <option value={idAssunto}>
            {loaded.status === 'ready' ? 'Um assunto que não está mais aqui' : '…'}
          </option>
        )}
      </SelectField>
    </div>
  )
}

/** An option such as 'Óptica (12)'; without the number until the questions are counted. */
function optionInWords({ id, nome }: Assunto, contagem: Contagem | null): string {
  const counts = contagem?.por_assunto
  if (!counts) return nome
  return `${nome} (${numberWords(counts.find((each) => each.id === id)?.questoes ?? 0)})`
}
