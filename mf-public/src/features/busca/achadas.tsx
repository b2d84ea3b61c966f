import type { QuestaoDaBusca } from '@rumo/contract'
import { Link } from 'react-router-dom'
import { findTermos } from '@rumo/contract/termos'
import { Facts } from '@rumo/shared-ui'
import { ondeInWords, origemOf, trechoInWords } from './busca.words.ts'
import styles from './achadas.module.css'
import { marked } from '../../shared/marked.tsx'
import text from '../../shared/text.module.css'

interface AchadasProps {
  questoes: readonly QuestaoDaBusca[]
  pathOf: (id: number) => string
  /** The words that were searched for, to be marked in the text. Without them nothing is marked. */
  palavras?: string
}

/** The questions that a search found. Each entry links to practising its question. */
export const ListaDeAchadas = ({ questoes, ...more }: AchadasProps) => (
  <ol className={styles.lista}>
    {questoes.map((questao) => (
      <li key={questao.id}>
        <Achada questao={questao} {...more} />
      </li>
    ))}
  </ol>
)

/**
 * One question found by a search: how it begins, where its words were found and which exam it is from. The whole entry
 * links to practising the question.
 */
export function Achada({
  questao,
  pathOf,
  palavras = '',
}: Omit<AchadasProps, 'questoes'> & { questao: QuestaoDaBusca }) {
  const onde = ondeInWords(questao, palavras)
  const trecho = trechoInWords(questao)
  return (
    <Link className={styles.achada} to={pathOf(questao.id)}>
      <span className={styles.trecho}>{marked(trecho, findTermos(trecho, palavras))}</span>
      {onde && <span className={text.small}>{onde}</span>}
      <span className={text.small}>
        <Facts of={[questao.materia?.nome ?? null, ...origemOf(questao)]} />
      </span>
    </Link>
  )
}
