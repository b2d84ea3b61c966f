import type { Estatisticas } from '@rumo/contract'
import { offersRedacoes } from '../../../features/redacoes/redacoes.calls.ts'
import { ListaDeRedacoes } from '../../../features/redacoes/redacoes-lista.tsx'
import { notaWords } from '../../../features/redacoes/redacoes.words.ts'
import { shortDateWords } from '@rumo/shared-ui/words'
import { Evolucao } from '../../../shared/evolucao.tsx'
import lista from '../../../shared/lista.module.css'
import { Secao } from '../../../shared/secao.tsx'
import { useWays } from './use-ways.ts'

interface RedacoesProps {
  /** The last essays that were corrected. */
  redacoes: Estatisticas['redacoes']
  /** When the statistics were loaded, in ms. */
  asOfMs: number
}

/** The grades of the last essays, and the list of all essays. */
export function Redacoes({ redacoes, asOfMs }: RedacoesProps) {
  const { redacaoOf, escrever } = useWays()
  if (!offersRedacoes()) {
    return (
      <Secao titulo="Redações">
        <p className={lista.nada}>
          As redações que você envia ficam neste aparelho. <a href={escrever}>Escrever ou reler</a>
        </p>
      </Secao>
    )
  }
  const pontos = redacoes.toReversed().map(({ id, nota, maximo, entregue_em }) => ({
    id,
    razao: { certas: nota, total: maximo },
    quando: shortDateWords(entregue_em, asOfMs),
    valor: notaWords({ nota, maximo }),
  }))
  return (
    <Secao titulo="Redações">
      <Evolucao titulo="Notas" colunas={['Dia', 'Nota']} pontos={pontos} />
      <ListaDeRedacoes redacaoOf={redacaoOf} escrever={escrever} />
    </Secao>
  )
}
