import type { Estatisticas } from '@rumo/contract'
import { offersSimulados } from '../../../features/simulados/simulados.calls.ts'
import { ListaDeSimulados } from '../../../features/simulados/simulados-lista.tsx'
import { shortDateWords } from '@rumo/shared-ui/words'
import { Evolucao } from '../../../shared/evolucao.tsx'
import { countWords } from '../../../shared/razao.ts'
import { Secao } from '../../../shared/secao.tsx'
import { useWays } from './use-ways.ts'

interface SimuladosProps {
  /** The last simulados that ended. */
  simulados: Estatisticas['simulados']
  /** When the statistics were loaded, in ms. */
  asOfMs: number
}

/** The results of the last simulados, and the list of all simulados. */
export function Simulados({ simulados, asOfMs }: SimuladosProps) {
  const { revisaoOf, emCursoOf, simulado } = useWays()
  if (!offersSimulados()) return null
  const pontos = simulados.toReversed().map(({ id, certas, total, encerrado_em }) => {
    const razao = { certas, total }
    return { id, razao, quando: shortDateWords(encerrado_em, asOfMs), valor: countWords(razao) }
  })
  return (
    <Secao titulo="Simulados">
      <Evolucao titulo="Acertos" colunas={['Dia', 'Acertos']} pontos={pontos} />
      <ListaDeSimulados
        cartoes={new Map(simulados.map(({ id, resultados }) => [id, resultados]))}
        revisaoOf={revisaoOf}
        emCursoOf={emCursoOf}
        simulado={simulado}
      />
    </Secao>
  )
}
