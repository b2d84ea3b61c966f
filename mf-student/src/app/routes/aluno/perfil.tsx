import type { Estatisticas } from '@rumo/contract'
import { diaOf } from '@rumo/contract/rules'
import { AchadoView } from '../../../features/estatisticas/achado-view.tsx'
import { offersEstatisticas } from '../../../features/estatisticas/estatisticas.calls.ts'
import { MateriasView } from '../../../features/estatisticas/materias-view.tsx'
import { achadoOf, type Abertos } from '../../../features/estatisticas/estatisticas.rules.ts'
import { emSimuladoWords } from '../../../features/estatisticas/estatisticas.words.ts'
import { SequenciaView } from '../../../features/estatisticas/sequencia-view.tsx'
import { Secao } from '../../../shared/secao.tsx'
import { CorrecoesNovas } from './correcoes-novas.tsx'
import { Planejamento } from './planejamento.tsx'
import { Redacoes } from './redacoes.tsx'
import { Simulados } from './simulados.tsx'
import styles from '../aluno.module.css'
import { useWays } from './use-ways.ts'

interface PerfilProps {
  estatisticas: Estatisticas
  /** When the statistics were loaded, in ms. */
  asOfMs: number
  /** The simulados that are not graded, as far as this device and the last simulados of the account show. */
  abertos: Abertos
}

/** What the user has practised and what to do next. */
export function Perfil({ estatisticas, asOfMs, abertos }: PerfilProps) {
  const ways = useWays()
  const hoje = diaOf(asOfMs)
  const emSimulado = emSimuladoWords(estatisticas.em_simulado, abertos)
  return (
    <>
      <div className={styles.achado}>
        <CorrecoesNovas redacoes={estatisticas.redacoes} hoje={hoje} />
        <AchadoView
          achado={achadoOf(estatisticas, abertos)}
          outras={estatisticas.a_praticar.slice(1)}
          treinoOf={ways.treinoOf}
        />
        {emSimulado && <p className={styles.ownDevice}>{emSimulado}</p>}
        {!offersEstatisticas() && (
          <p className={styles.ownDevice}>
            Este site não guarda respostas em contas: seus números contam o que você respondeu neste
            aparelho.
          </p>
        )}
      </div>
      <div className={styles.lado}>
        <Secao titulo="Sequência de treino">
          <SequenciaView sequencia={estatisticas.sequencia} hoje={hoje} />
        </Secao>
        <Planejamento hoje={hoje} />
      </div>
      <div className={styles.numeros}>
        {estatisticas.materias.length > 0 && (
          <Secao titulo="Acertos por matéria">
            <MateriasView materias={estatisticas.materias} treinoOf={ways.treinoOf} />
          </Secao>
        )}
        <div className={styles.par}>
          <Simulados simulados={estatisticas.simulados} asOfMs={asOfMs} />
          <Redacoes redacoes={estatisticas.redacoes} asOfMs={asOfMs} />
        </div>
      </div>
    </>
  )
}
