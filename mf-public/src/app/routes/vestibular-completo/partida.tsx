import { newChave } from '@rumo/shared-device/fila'
import { Button, EmptyPanel, ErrorPanel } from '@rumo/shared-ui'
import { useCallback, useState, type ReactNode } from 'react'
import { isHandedIn } from '../../../features/simulado/espera.ts'
import { takeSimulado } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { CarregandoQuestoes } from '../../../shared/carregando-questoes.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useLoad, type Load } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { EntrarDeNovo, isSessionOver } from './ainda-nao.tsx'
import { bring, isSeen, type Trouxe } from './bring.ts'
import { Escolha } from './escolha-de-simulado.tsx'
import { LazyExecucao, type LoadExecucao } from './execucao.lazy.tsx'
import { INTRO } from './intro.ts'
import { OutroEmAndamento } from './outro-em-andamento.tsx'
import { Pendentes } from './pendentes.tsx'
import { ANEW, KEPT, type Ownership, type Wanted } from './pedido.ts'
import { useNoMoreAsked, useNoMorePedida, useProvaPedida } from './prova-pedida.ts'

interface PartidaProps {
  ownership: Ownership
  wanted: Wanted
  /** The simulados that were handed in and wait for their grading. */
  encerrados: readonly Simulado[]
  heading: ScreenHeading
  titulo: string
  onAsk: (wanted: Wanted) => void
  load: LoadExecucao
}

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

function Preparo(props: PartidaProps) {
  const { ownership, wanted, heading, titulo, onAsk } = props
  const loaded = useBrought(props)
  useNoMoreAsked(wanted.nome !== 'da-conta' || loaded.status === 'ready')
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

interface VoltarProps extends Pick<PartidaProps, 'wanted' | 'onAsk'> {
  anterior: Simulado | null
}

/** The link back to the previous simulado, or to the last result. */
function Voltar({ wanted, anterior, onAsk }: VoltarProps) {
  if (!anterior || wanted.nome === 'anterior' || isHandedIn(anterior)) return null
  return (
    <Button
      variant="quiet"
      onClick={() =>
        onAsk({ nome: 'anterior', anterior: takeSimulado(anterior, { type: 'show-result' }) })
      }
    >
      {wanted.nome === 'guardado' ? 'Ver o último resultado' : 'Voltar ao simulado anterior'}
    </Button>
  )
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

interface TrazidoProps extends PartidaProps {
  simulado: Simulado
  foiRetomado: boolean
  /** Whether the screen begins by asking if the simulado should be handed in as it is. */
  isToEnd: boolean
}

/** The loaded simulado. Its changes are stored in the place that it came from. */
function Trazido(props: TrazidoProps) {
  const { ownership, wanted, heading, onAsk, simulado, foiRetomado, isToEnd } = props
  const { memory, espera } = ownership
  useNoMorePedida(simulado)
  const isAside = wanted.nome === 'em-espera'
  const keep = useCallback(
    async (changed: Simulado) => {
      if (!isAside) return memory.keep(changed)
      const { id, chave, etapa } = changed
      if (etapa !== 'em-curso' || id === null) return espera.keep(changed)
      // The server says that the time is not over. The simulado continues and replaces the one that the device keeps.
      await espera.remove(chave)
      onAsk({ nome: 'da-conta', id, anterior: null })
      return true
    },
    [isAside, espera, memory, onAsk],
  )
  return (
    <LazyExecucao {...props}>
      {({ Execucao }) => (
        <Execucao
          ownership={ownership}
          keep={keep}
          inicial={simulado}
          foiRetomado={foiRetomado}
          isToEnd={isToEnd}
          heading={heading}
          isAside={isAside}
          abas={{
            hasMoved: async () => !isAside && memory.hasMoved(),
            other: async () => (!isAside && (await memory.hasMoved()) ? memory.kept() : undefined),
            onMoved: () => onAsk(KEPT),
          }}
          outro={isAside ? 'Voltar' : 'Novo simulado'}
          onAnother={(left) => {
            // The result was seen, so the simulado does not have to wait any more.
            if (isAside && left.corrigidas) void espera.remove(left.chave)
            onAsk(isAside ? ANEW : { nome: 'outro', anterior: left })
          }}
        />
      )}
    </LazyExecucao>
  )
}

interface NenhumProps extends PartidaProps {
  loaded: Load<unknown>
  anterior: Simulado | null
  voltar: ReactNode
}

/** Shown when the simulado could not be loaded or has no questions. */
function Nenhum({ wanted, heading, titulo, onAsk, loaded, anterior, voltar }: NenhumProps) {
  const { retry } = loaded
  const error = loaded.status === 'error' ? loaded.error : null
  return (
    <Panel titulo={titulo} heading={heading.attach}>
      {error ? (
        <ErrorPanel titulo={error.titulo} mensagem={error.mensagem} onRetry={retry} />
      ) : (
        <EmptyPanel
          titulo="Ainda não há questões para um simulado"
          mensagem="As provas ainda estão sendo preparadas. Volte mais tarde."
          acao={<Button onClick={retry}>Tentar de novo</Button>}
        />
      )}
      {error && isSessionOver(error) && (
        <EntrarDeNovo {...(wanted.nome === 'da-conta' && { simulado: wanted.id })} />
      )}
      {voltar}
      <EscolherOutro {...{ wanted, anterior, onAsk }} />
    </Panel>
  )
}

/** The way to the choice. From the account's simulado it leads to the one that this device has under way, if any. */
const EscolherOutro = ({ wanted, anterior, onAsk }: VoltarProps) => (
  <Button
    variant="quiet"
    // The user has not agreed to leave the simulado in progress on this device.
    onClick={() =>
      onAsk(
        wanted.nome === 'da-conta' || wanted.nome === 'em-espera'
          ? ANEW
          : { nome: 'outro', anterior },
      )
    }
  >
    Escolher outro simulado
  </Button>
)
