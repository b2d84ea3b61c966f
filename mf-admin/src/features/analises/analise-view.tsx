import type { AnaliseDeQuestao } from '@rumo/contract'
import { useQuery } from '@tanstack/react-query'
import { analiseQuery } from './analises.calls.ts'
import { achadoWords, discriminacaoWords, percentWords, respostasWords } from './analises.words.ts'
import styles from './analises.module.css'

/** How students answered a question. Renders nothing before the first answer. */
export function AnaliseView({ id }: { id: number }) {
  const { data } = useQuery(analiseQuery(id))
  if (!data || data.respostas === 0) return null
  const { analise, respostas } = data
  const said = [respostasWords(data), ...(analise?.achados.map(achadoWords) ?? [])].join(' ')
  if (!analise) return <p className={styles.said}>{said}</p>
  return (
    <details className={styles.analise}>
      <summary className={styles.said}>{said}</summary>
      <Alternativas alternativas={analise.alternativas} respostas={respostas} />
      <p className={styles.nota}>{discriminacaoWords(analise)}</p>
      <p className={styles.nota}>
        Conta só a primeira resposta de cada aluno. A discriminação vai de −1 a 1: compara quem
        acerta esta com quem acerta as outras.
      </p>
    </details>
  )
}

interface AlternativasProps {
  alternativas: NonNullable<AnaliseDeQuestao['analise']>['alternativas']
  respostas: number
}

/** How often each alternative was chosen, with a bar beside each figure. */
const Alternativas = ({ alternativas, respostas }: AlternativasProps) => (
  <table className={styles.alternativas}>
    <caption>Quem escolheu o quê</caption>
    <thead>
      <tr>
        <th scope="col">Alternativa</th>
        <th scope="col">Alunos</th>
        <th scope="col" colSpan={2}>
          Parte
        </th>
      </tr>
    </thead>
    <tbody>
      {alternativas.map(({ id, letra, correta, respostas: own }) => (
        <tr key={id}>
          <th scope="row">
            {letra}
            {correta && ' (certa)'}
          </th>
          <td>{own}</td>
          <td>{percentWords(own / respostas)}</td>
          <td className={styles.barra} aria-hidden="true">
            <span
              className={correta ? styles.certa : styles.outra}
              style={{ inlineSize: percentWords(own / respostas) }}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
