import type { Dia } from '@rumo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Comece } from '../../../features/estatisticas/achado-view.tsx'
import { EXEMPLO } from '../../../features/estatisticas/exemplo.ts'
import { Recorde } from '../../../features/estatisticas/sequencia-view.tsx'
import { notaWords } from '../../../features/redacoes/redacoes.words.ts'
import { offersRevisoes, planoQuery } from '../../../features/revisoes/revisoes.calls.ts'
import { Evolucao } from '../../../shared/evolucao.tsx'
import lista from '../../../shared/lista.module.css'
import { RazaoBubbles } from '../../../shared/razao-bubbles.tsx'
import { countWords } from '../../../shared/razao.ts'
import { Secao } from '../../../shared/secao.tsx'
import styles from '../aluno.module.css'
import { Planejamento } from './planejamento.tsx'
import { useWays } from './use-ways.ts'

/** Shown before the first attempt: the sample of docs/product/student.md, labelled as a sample. */
export function Exemplo({ hoje }: { hoje: Dia }) {
  const primeira = usePrimeira()
  const acertos = EXEMPLO.acertos.map((razao, place) => ({
    id: place,
    razao,
    quando: `Simulado ${place + 1}`,
    valor: countWords(razao),
  }))
  const notas = EXEMPLO.notas.map(({ nota, maximo }, place) => ({
    id: place,
    razao: { certas: nota, total: maximo },
    quando: `Redação ${place + 1}`,
    valor: notaWords({ nota, maximo }),
  }))
  return (
    <>
      <div className={styles.achado}>
        <Comece {...primeira} />
      </div>
      <div className={styles.lado}>
        <Secao titulo="Sequência de treino" isExemplo>
          <Recorde dias={EXEMPLO.recorde} />
        </Secao>
        <Planejamento hoje={hoje} />
      </div>
      <div className={`${styles.numeros} ${styles.par}`}>
        <Secao titulo="Simulados" isExemplo>
          <Evolucao titulo="Acertos" colunas={['Simulado', 'Acertos']} pontos={acertos} />
          <ul className={lista.lista}>
            {acertos.map(({ razao, quando, valor }) => (
              <li key={quando} className={lista.linha}>
                <span>{quando}</span>
                <strong className={lista.valor}>{valor}</strong>
                <span className={lista.inteira}>
                  <RazaoBubbles razao={razao} tamanho={20} />
                </span>
              </li>
            ))}
          </ul>
        </Secao>
        <Secao titulo="Redações" isExemplo>
          <Evolucao titulo="Notas" colunas={['Redação', 'Nota']} pontos={notas} />
          <ul className={lista.lista}>
            {notas.map(({ quando, valor }) => (
              <li key={quando} className={lista.linha}>
                <span>{quando}</span>
                <strong className={lista.valor}>{valor}</strong>
              </li>
            ))}
          </ul>
        </Secao>
      </div>
    </>
  )
}

/** The first task, the same as in the study plan below: questions, or an essay when the plan asks only for that. */
function usePrimeira(): ComponentProps<typeof Comece> {
  const { treinoOf, novasOf, escrever } = useWays()
  const { data } = useQuery({ ...planoQuery, enabled: offersRevisoes() })
  const { novas = 0, redacoes = 0 } = data?.meta ?? {}
  if (novas > 0) return { por: 'questao', lugar: novasOf(novas) }
  return redacoes > 0
    ? { por: 'redacao', lugar: escrever }
    : { por: 'questao', lugar: treinoOf(null) }
}
