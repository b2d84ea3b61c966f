import { useQuery } from '@tanstack/react-query'
import { respostasQuery } from './questoes.calls.ts'
import styles from './recorrecao-view.module.css'
import { recorrecaoInWords } from './questoes.words.ts'

interface RecorrecaoViewProps {
  /** The question whose answers are graded again after saving; null if saving changes no result. */
  id: number | null
}

/**
 * Says how many simulados and answers will be graded again after saving. If the server does not count them, says only
 * that they will be.
 */
export function RecorrecaoView({ id }: RecorrecaoViewProps) {
  const { data, isError } = useQuery({ ...respostasQuery(id ?? 0), enabled: id !== null })
  const isSaid = id !== null && (data !== undefined || isError)
  return (
    <output className={isSaid ? styles.regraded : undefined}>
      {isSaid && (data ? recorrecaoInWords(data) : UNCOUNTED)}
    </output>
  )
}

const UNCOUNTED =
  'Ao salvar, os simulados já encerrados que têm esta questão são corrigidos de novo. Quem os fez vê o resultado de antes, o de agora e por quê.'
