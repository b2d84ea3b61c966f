import type { QuestaoDaBusca } from '@rumo/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { findTermos } from '@rumo/contract/termos'
import { ondeInWords, origemInWords, trechoInWords } from './busca.words.ts'
import styles from './achadas.module.css'
import text from '../../shared/text.module.css'

interface AchadasProps {
  questoes: readonly QuestaoDaBusca[]
  pathOf: (id: number) => string
  /** The words that were searched for, which are marked; none unless told. */
  palavras?: string
}

/** What a search found, each the way to practise it. */
export const ListaDeAchadas = ({ questoes, ...more }: AchadasProps) => (
  <ol className={styles.lista}>
    {questoes.map((questao) => (
      <li key={questao.id}>
        <Achada questao={questao} {...more} />
      </li>
    ))}
  </ol>
)

/** How a question begins, where its words were found and where it is from: the way to practise it. */
export function Achada({
  questao,
  pathOf,
  palavras = '',
}: Omit<AchadasProps, 'questoes'> & { questao: QuestaoDaBusca }) {
  const onde = ondeInWords(questao, palavras)
  return (
    <Link className={styles.achada} to={pathOf(questao.id)}>
      <span className={styles.trecho}>{marked(trechoInWords(questao), palavras)}</span>
      {onde && <span className={text.small}>{onde}</span>}
      <span className={text.small}>
        {[questao.materia?.nome, origemInWords(questao)].filter(Boolean).join(' · ')}
      </span>
    </Link>
  )
}

/** A text with the words of a search marked in it. */
function marked(texto: string, palavras: string): ReactNode[] {
  const pieces: ReactNode[] = []
  let at = 0
  for (const { from, to } of findTermos(texto, palavras)) {
    pieces.push(texto.slice(at, from), <mark key={from}>{texto.slice(from, to)}</mark>)
    at = to
  }
  return [...pieces, texto.slice(at)]
}
