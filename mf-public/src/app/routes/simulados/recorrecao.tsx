import type { SimuladoEncerrado } from '@rumo/contract'
import { longDateWords } from '@rumo/shared-ui/words'
import { numerosOf } from '../../../features/simulado/simulado.ts'
import { MOTIVO_IN_WORDS, RESULTADO_IN_WORDS } from '../../../features/simulado/simulado.words.ts'
import styles from '../../../shared/changed.module.css'

/**
 * Says that the result changed after it was first shown: the old and the new result, and which questions changed and
 * why.
 */
export function Recorrecao({ encerrado }: { encerrado: SimuladoEncerrado }) {
  const { recorrecao, certas, total, questoes } = encerrado
  if (!recorrecao) return null
  const numeros = numerosOf(encerrado)
  const numeroOf = (id: number) => numeros[questoes.findIndex((questao) => questao.id === id)]
  return (
    <section className={styles.changed}>
      <h2 className={styles.title}>Corrigido de novo em {longDateWords(recorrecao.em)}</h2>
      <p>
        Antes: {recorrecao.certas_antes} de {recorrecao.total_antes}. Agora: {certas} de {total}.
      </p>
      <ul>
        {recorrecao.mudancas.map(({ id_questao, antes, depois, motivo }) => (
          <li key={id_questao}>
            Questão {numeroOf(id_questao) ?? ''}: {MOTIVO_IN_WORDS[motivo]}. Antes:{' '}
            {RESULTADO_IN_WORDS[antes]}. Agora: {RESULTADO_IN_WORDS[depois]}.
          </li>
        ))}
      </ul>
    </section>
  )
}
