import { nomeDaQuestao } from '@rumo/contract/rules'
import { vestibularWords } from '@rumo/shared-ui/words'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { aConferirQuery } from './analises.calls.ts'
import { achadoWords } from './analises.words.ts'
import styles from './analises.module.css'

/** The questions whose answers suggest that their key is wrong. Renders nothing if there are none. */
export function AConferir({ editorOf }: { editorOf: (idQuestao: number) => string }) {
  const id = useId()
  const { data = [] } = useQuery(aConferirQuery)
  if (data.length === 0) return null
  return (
    <section className={styles.conferir} aria-labelledby={id}>
      <h2 id={id}>Questões a conferir</h2>
      <p className={styles.nota}>O que os alunos responderam pede um segundo olhar.</p>
      <ul>
        {data.map(({ id: idQuestao, numero, prova, achados }) => (
          <li key={idQuestao} className={styles.item}>
            <Link to={editorOf(idQuestao)}>
              {nomeDaQuestao(numero)}, {prova.nome}
              {prova.vestibular && `, ${vestibularWords(prova.vestibular)}`}
            </Link>{' '}
            {achados.map(achadoWords).join(' ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
