import { newChave } from '@rumo/shared-device/fila'
import { useCallback, useState } from 'react'
import { CarregandoQuestoes } from '../../../shared/carregando-questoes.tsx'
import { useLoad, type Load } from '../../../shared/use-load.ts'
import { bring, isSeen, type Trouxe } from './bring.ts'
import { Escolha } from './escolha-de-simulado.tsx'
import { LazyExecucao } from './execucao.lazy.tsx'
import { INTRO } from './intro.ts'
import { OutroEmAndamento } from './outro-em-andamento.tsx'
import { Nenhum } from './nenhum.tsx'
import { Pendentes } from './pendentes.tsx'
import type { PartidaProps, Wanted } from './pedido.ts'
import { useNoMoreSimuladoPedido, useProvaPedida } from './pedidos-do-endereco.ts'
import { EscolherOutro, Voltar } from './saidas.tsx'
import { Trazido } from './trazido.tsx'

/** Loads the simulado to continue, or begins the chosen one. Without either, the user chooses one. */
export function Partida(props: PartidaProps) {
  const { wanted } = props
  if (wanted.nome === 'guardado' || wanted.nome === 'outro') return <Preparo {...props} />
  const anterior = 'anterior' in wanted ? wanted.anterior : null
  // The time of a new simulado starts with it: its screen is there before.
  return (
    <LazyExecucao
      {...props}
      waitsForUser={wanted.nome === 'novo'}
      outro={<EscolherOutro {...props} anterior={anterior} />}
    >
      {() => <Preparo {...props} />}
    </LazyExecucao>
  )
}

/** Brings what is wanted, and shows what came. */
function Preparo(props: PartidaProps) {
  const { ownership, wanted, heading, titulo, onAsk } = props
  const loaded = useBrought(props)
  useNoMoreSimuladoPedido(wanted.nome !== 'da-conta' || loaded.status === 'ready')
  const { status } = loaded
  const { outro, temRedacao, isOver, anterior, goOn, isToEnd } = useOutro(loaded, wanted)
  const back = <Voltar {...{ wanted, anterior, onAsk }} />
  if (status === 'loading') {
    return (
      <CarregandoQuestoes
        titulo={titulo}
        intro={wanted.nome === 'guardado' ? INTRO : undefined}
        texto="Gerando Simulado..."
        heading={heading.attach}
        isSlow={loaded.isSlow}
        onRetry={loaded.retry}
        voltar={back}
      />
    )
  }
  if (status === 'ready' && (loaded.value.simulado === null || isOver)) {
    return (
      <Escolha
        heading={heading.attach}
        titulo={titulo}
        voltar={back}
        pendentes={
          <Pendentes
            encerrados={props.encerrados}
            aqui={anterior}
            temConta={ownership.hasAccount}
            onOpen={(simulado) => onAsk({ nome: 'em-espera', simulado })}
            onResume={(id) => onAsk({ nome: 'da-conta', id, anterior })}
          />
        }
        onChoose={(escolhido) => onAsk({ nome: 'novo', escolhido, chave: newChave(), anterior })}
        // The user then wants another simulado, not the kept result.
        onBack={() => isOver && onAsk({ nome: 'outro', anterior })}
        load={props.load}
      />
    )
  }
  if (outro) {
    return (
      <OutroEmAndamento
        {...{ simulado: outro, temRedacao }}
        heading={heading.attach}
        onContinue={() => goOn('continue')}
        onEnd={() => goOn('end')}
        onOpen={() => onAsk({ nome: 'outro', anterior: outro })}
      />
    )
  }
  if (status === 'ready' && loaded.value.simulado && loaded.value.simulado.questoes.length > 0) {
    const { simulado, foiRetomado } = loaded.value
    return <Trazido {...props} {...{ simulado, foiRetomado, isToEnd }} />
  }
  return <Nenhum {...props} loaded={loaded} anterior={anterior} voltar={back} />
}

function useBrought({ ownership, wanted }: PartidaProps): Load<Trouxe> {
  const load = useCallback(
    (signal: AbortSignal) => bring(ownership, wanted, signal),
    [ownership, wanted],
  )
  // A retry waits for the user: otherwise the clock could start without the user noticing.
  return useLoad(load, { waitsForUser: wanted.nome === 'novo' })
}

/**
 * Finds the simulado on this device that is not the prova in the address (`outro`), and the simulado that the next
 * choice leaves (`anterior`).
 */
function useOutro(loaded: Load<Trouxe>, wanted: Wanted) {
  const pedida = useProvaPedida()
  const [way, goOn] = useState<'continue' | 'end' | null>(null)
  const isKept = loaded.status === 'ready' && wanted.nome === 'guardado'
  const kept = isKept ? loaded.value.simulado : null
  const isAsked = kept?.etapa === 'em-curso' && kept.prova?.id === pedida
  const outro = pedida === null || isAsked || way !== null ? null : kept
  /** A simulado that has ended does not hinder a new one, neither the prova that the address asks for nor a choice. */
  const isOver =
    (kept !== null && isSeen(kept, wanted)) || (outro !== null && outro.etapa !== 'em-curso')
  const anterior = isOver ? kept : 'anterior' in wanted ? wanted.anterior : null
  const temRedacao = isKept && loaded.value.temRedacao === true
  return { outro, temRedacao, isOver, anterior, goOn, isToEnd: way === 'end' }
}
