import { newChave } from '@rumo/shared-auth/fila'
import { Button, EmptyPanel, ErrorPanel } from '@rumo/shared-ui'
import { useCallback } from 'react'
import { Carregando, QuestaoSkeleton } from '../../../shared/carregando.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { begin, leave, resume } from './begin.ts'
import { Escolha } from './escolha.tsx'
import { Execucao } from './execucao.tsx'
import type { Posse, Quer } from './pedido.ts'

interface PartidaProps {
  posse: Posse
  quer: Quer
  heading: ScreenHeading
  titulo: string
  onAsk: (quer: Quer) => void
}

/** Brings the simulado to go on with, or begins the one that was chosen; without either one chooses. */
export function Partida({ posse, quer, heading, titulo, onAsk }: PartidaProps) {
  const { memory, takeOver } = posse
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (quer.nome === 'guardado') await takeOver()
      // Also before another is begun: it takes the place of the one that is kept now.
      const kept = await memory.kept()
      if (quer.nome === 'outro') return { simulado: null, foiRetomado: false }
      if (quer.nome === 'guardado') return { simulado: kept, foiRetomado: true }
      if (quer.nome === 'anterior') return { simulado: quer.anterior, foiRetomado: true }
      if (quer.nome === 'da-conta') {
        return { simulado: await resume(quer.id, kept, signal), foiRetomado: false }
      }
      const simulado = await begin(quer, signal)
      if (simulado.questoes.length > 0) await leave(quer.anterior, signal)
      return { simulado, foiRetomado: false }
    },
    [memory, takeOver, quer],
  )
  const loaded = useLoad(load)
  const { status, retry } = loaded
  const anterior = 'anterior' in quer ? quer.anterior : null
  const back = anterior && quer.nome !== 'anterior' && (
    <Button variant="quiet" onClick={() => onAsk({ nome: 'anterior', anterior })}>
      Voltar ao simulado de antes
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
  if (status === 'ready' && loaded.value.simulado === null) {
    return (
      <Escolha
        heading={heading.attach}
        titulo={titulo}
        voltar={back}
        onChoose={(escolhido) => onAsk({ nome: 'novo', escolhido, chave: newChave(), anterior })}
      />
    )
  }
  if (status === 'ready' && loaded.value.simulado && loaded.value.simulado.questoes.length > 0) {
    const { simulado, foiRetomado } = loaded.value
    return (
      <Execucao
        posse={posse}
        inicial={simulado}
        foiRetomado={foiRetomado}
        heading={heading}
        onAnother={(left) => onAsk({ nome: 'outro', anterior: left })}
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
          mensagem="As provas ainda estão chegando. Volte daqui a pouco."
          acao={<Button onClick={retry}>Tentar de novo</Button>}
        />
      )}
      {back}
      <Button variant="quiet" onClick={() => onAsk({ nome: 'outro', anterior })}>
        Escolher outro simulado
      </Button>
    </Panel>
  )
}
