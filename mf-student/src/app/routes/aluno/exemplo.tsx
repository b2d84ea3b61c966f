import type { Dia } from '@rumo/contract/rules'
import { Comece } from '../../../features/estatisticas/achado-view.tsx'
import { EXEMPLO } from '../../../features/estatisticas/exemplo.ts'
import { Recorde } from '../../../features/estatisticas/sequencia-view.tsx'
import { notaWords } from '../../../features/redacoes/redacoes.words.ts'
import { Evolucao } from '../../../shared/evolucao.tsx'
import lista from '../../../shared/lista.module.css'
import { RazaoBubbles } from '../../../shared/razao-bubbles.tsx'
import { countWords } from '../../../shared/razao.ts'
import { Secao } from '../../../shared/secao.tsx'
import styles from '../aluno.module.css'
import { Planejamento } from './planejamento.tsx'
import { useWays } from './use-ways.ts'

/** Before the first attempt: the sample of docs/product/student.md, marked as one. */
export function Exemplo({ hoje }: { hoje: Dia }) {
  const { treinoOf } = useWays()
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
        <Comece treino={treinoOf(null)} />
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
