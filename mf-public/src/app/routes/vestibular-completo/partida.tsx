import { newChave } from '@rumo/shared-auth/fila'
import { Button, EmptyPanel, ErrorPanel } from '@rumo/shared-ui'
import { useCallback, useState } from 'react'
import { isHandedIn } from '../../../features/simulado/espera.ts'
import { forgetInicio } from '../../../features/simulado/inicio.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { Carregando, QuestaoSkeleton } from '../../../shared/carregando.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { EntrarDeNovo, isSessionOver } from './ainda-nao.tsx'
import { beginOnce, handOver, leave, makeRoom, resume } from './begin.ts'
import { Escolha } from './escolha.tsx'
import { Execucao } from './execucao.tsx'
import { OutroEmAndamento } from './outro-em-andamento.tsx'
import { Pendentes } from './pendentes.tsx'
import { KEPT, type Ownership, type Wanted } from './pedido.ts'
import { useProvaPedida } from './prova-pedida.ts'

interface PartidaProps {
  ownership: Ownership
  wanted: Wanted
  /** Those that were handed in and made room. */
  encerrados: readonly Simulado[]
  heading: ScreenHeading
  titulo: string
  onAsk: (wanted: Wanted) => void
}

/** Brings the simulado to go on with, or begins the one that was chosen; without either one chooses. */
export function Partida({ ownership, wanted, encerrados, heading, titulo, onAsk }: PartidaProps) {
  const { memory, espera } = ownership
  const load = useCallback(
    (signal: AbortSignal) => bring(ownership, wanted, signal),
    [ownership, wanted],
  )
  // Wait for the user: otherwise the clock would start unseen.
  const loaded = useLoad(load, { waitsForUser: wanted.nome === 'novo' })
  const { status, retry } = loaded
  const isAside = wanted.nome === 'em-espera'
  const keep = useCallback(
    (simulado: Simulado) => (isAside ? espera : memory).keep(simulado),
    [isAside, espera, memory],
  )
  const pedida = useProvaPedida()
  const [isGoingOn, setIsGoingOn] = useState(false)
  const kept = status === 'ready' && wanted.nome === 'guardado' ? loaded.value.simulado : null
  const isOther = kept !== null && pedida !== null && kept.prova?.id !== pedida && !isGoingOn
  /** A finished simulado does not block the prova in the address. */
  const isOver = isOther && kept.etapa !== 'em-curso'
  const anterior = isOver ? kept : 'anterior' in wanted ? wanted.anterior : null
  const back = anterior && wanted.nome !== 'anterior' && !isHandedIn(anterior) && (
    <Button variant="quiet" onClick={() => onAsk({ nome: 'anterior', anterior })}>
      Voltar ao simulado anterior
    </Button>
  )
  if (status === 'loading') {
    return (
      <div>
        <Carregando
          titulo={titulo}
          texto="Gerando Simulado..."
          heading={heading.attach}
          isSlow={loaded.isSlow}
          onRetry={retry}
        >
          <QuestaoSkeleton />
        </Carregando>
        {loaded.isSlow && back}
      </div>
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
            encerrados={encerrados}
            aqui={anterior}
            temConta={ownership.hasAccount}
            onOpen={(simulado) => onAsk({ nome: 'em-espera', simulado })}
            onResume={(id) => onAsk({ nome: 'da-conta', id, anterior })}
          />
        }
        onChoose={(escolhido) => onAsk({ nome: 'novo', escolhido, chave: newChave(), anterior })}
      />
    )
  }
  if (isOther) {
    return (
      <OutroEmAndamento
        simulado={kept}
        heading={heading.attach}
        onContinue={() => setIsGoingOn(true)}
        onOpen={() => onAsk({ nome: 'outro', anterior: kept })}
      />
    )
  }
  if (status === 'ready' && loaded.value.simulado && loaded.value.simulado.questoes.length > 0) {
    const { simulado, foiRetomado } = loaded.value
    return (
      <Execucao
        ownership={ownership}
        keep={keep}
        inicial={simulado}
        foiRetomado={foiRetomado}
        heading={heading}
        outro={isAside ? 'Voltar' : 'Novo simulado'}
        onAnother={(left) => {
          // Its result was seen.
          if (isAside && left.corrigidas) void espera.remove(left.chave)
          onAsk(isAside ? KEPT : { nome: 'outro', anterior: left })
        }}
      />
    )
  }
  return (
    <Panel titulo={titulo} heading={heading.attach}>
      {status === 'error' ? (
        <ErrorPanel titulo={loaded.error.titulo} mensagem={loaded.error.mensagem} onRetry={retry} />
      ) : (
        <EmptyPanel
          titulo="Ainda não há questões para um simulado"
          mensagem="As provas ainda estão sendo preparadas. Volte mais tarde."
          acao={<Button onClick={retry}>Tentar de novo</Button>}
        />
      )}
      {status === 'error' && isSessionOver(loaded.error) && (
        <EntrarDeNovo {...(wanted.nome === 'da-conta' && { simulado: wanted.id })} />
      )}
      {back}
      <Button
        variant="quiet"
        // The user has not agreed to drop the simulado under way on this device.
        onClick={() => onAsk(wanted.nome === 'da-conta' ? KEPT : { nome: 'outro', anterior })}
      >
        Escolher outro simulado
      </Button>
    </Panel>
  )
}

/** Brings what is wanted: null where one is to choose. Rejects with an ApiError. */
async function bring(
  ownership: Ownership,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<{ simulado: Simulado | null; foiRetomado: boolean }> {
  const { memory, espera, ownDevice } = ownership
  if (wanted.nome === 'em-espera') return { simulado: wanted.simulado, foiRetomado: true }
  // Also before another is begun: it takes the place of the one that is kept now.
  const kept = await memory.kept()
  if (wanted.nome === 'guardado') return { simulado: kept, foiRetomado: true }
  if (wanted.nome === 'anterior') return { simulado: wanted.anterior, foiRetomado: true }
  const { anterior } = wanted
  await makeRoom(ownership, { kept, anterior })
  if (wanted.nome === 'outro') return { simulado: null, foiRetomado: false }
  if (wanted.nome === 'da-conta') {
    const handedIn = (await espera.all()).find(({ id }) => id === wanted.id) ?? null
    const simulado = await resume({ id: wanted.id, kept, left: anterior, handedIn }, signal)
    if (simulado === handedIn && (await memory.keep(handedIn))) await espera.remove(handedIn.chave)
    return { simulado, foiRetomado: false }
  }
  // Another tab, or the account that signed in since, may have begun one that the user has not agreed to drop.
  const isLeft = kept?.chave === anterior?.chave
  if (!isLeft && !(await handOver(kept, signal))) return { simulado: kept, foiRetomado: true }
  const simulado = await beginOnce(ownDevice, wanted, signal)
  if (simulado.questoes.length > 0) {
    await memory.keep(simulado)
    leave(anterior)
  }
  await forgetInicio(ownDevice)
  return { simulado, foiRetomado: false }
}
