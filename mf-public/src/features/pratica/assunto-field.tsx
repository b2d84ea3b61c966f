import type { Assunto, Contagem } from '@rumo/contract'
import { SelectField } from '@rumo/shared-ui'
import { numberWords } from '@rumo/shared-ui/words'
import { useLoad } from '../../shared/use-load.ts'
import styles from './escolha-sheet.module.css'
import type { Escolha } from './escolha.rules.ts'

interface AssuntoFieldProps {
  escolha: Escolha
  listAssuntos: (signal: AbortSignal) => Promise<readonly Assunto[]>
  /** Null until the questions of this matéria were counted, and where the server does not tell. */
  contagem: Contagem | null
  onChange: (changed: Pick<Escolha, 'idAssunto'>) => void
}

/** The topic of the matéria, with how many questions each has; nothing where the matéria has none. */
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

/** 'Óptica (12)'; without a number until they are counted. */
function optionInWords({ id, nome }: Assunto, contagem: Contagem | null): string {
  const counts = contagem?.por_assunto
  if (!counts) return nome
  return `${nome} (${numberWords(counts.find((each) => each.id === id)?.questoes ?? 0)})`
}
