import type { QuestaoDaBusca } from '@rumo/contract'
import { Link } from 'react-router-dom'
import { noTextoInWords, origemInWords, trechoInWords } from './busca.words.ts'
import styles from './achadas.module.css'
import text from '../../shared/text.module.css'

interface AchadasProps {
  questoes: readonly QuestaoDaBusca[]
  pathOf: (id: number) => string
}

/** What a search found, each the way to practise it. */
export const ListaDeAchadas = ({ questoes, pathOf }: AchadasProps) => (
  <ol className={styles.lista}>
    {questoes.map((questao) => (
      <li key={questao.id}>
        <Achada questao={questao} pathOf={pathOf} />
      </li>
    ))}
  </ol>
)

/** How a question begins, where its words were found and where it is from: the way to practise it. */
export const Achada = ({
  questao,
  pathOf,
}: Pick<AchadasProps, 'pathOf'> & { questao: QuestaoDaBusca }) => (
  <Link className={styles.achada} to={pathOf(questao.id)}>
    <span className={styles.trecho}>{trechoInWords(questao)}</span>
    {questao.referencia && <span className={text.small}>{noTextoInWords(questao.referencia)}</span>}
    <span className={text.small}>
      {[questao.materia?.nome, origemInWords(questao)].filter(Boolean).join(' · ')}
    </span>
  </Link>
)
