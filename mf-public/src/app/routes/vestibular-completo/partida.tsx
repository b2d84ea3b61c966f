import { Button, EmptyPanel, ErrorPanel } from '@rumo/shared-ui'
import { useCallback } from 'react'
import type { SimuladoMemory } from '../../../features/simulado/memory.ts'
import { Carregando, QuestaoSkeleton } from '../../../shared/carregando.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { drawSimulado } from './draw-simulado.ts'
import { Execucao } from './execucao.tsx'

interface PartidaProps {
  memory: SimuladoMemory
  /** The ids that a new one is not to bring again; null: the one that was left on this device goes on. */
  exceto: readonly number[] | null
  heading: ScreenHeading
  titulo: string
  onAnother: (exceto: readonly number[]) => void
}

/** Brings the simulado to go on with, or draws a new one. */
export function Partida({ memory, exceto, heading, titulo, onAnother }: PartidaProps) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      // Also before another is drawn: it takes the place of the one that is kept now.
      const kept = await memory.kept()
      return kept && exceto === null
        ? { simulado: kept, foiRetomado: true }
        : { simulado: await drawSimulado(exceto ?? [], signal), foiRetomado: false }
    },
    [memory, exceto],
  )
  const loaded = useLoad(load)
  const { status, retry } = loaded
  if (status === 'loading') {
    return (
      <Carregando
        titulo={titulo}
        texto="Gerando Simulado..."
        heading={heading.attach}
        isSlow={loaded.isSlow}
        onRetry={retry}
      >
        <QuestaoSkeleton />
      </Carregando>
    )
  }
  if (status === 'ready' && loaded.value.simulado.questoes.length > 0) {
    const { simulado, foiRetomado } = loaded.value
    return (
      <Execucao
        memory={memory}
        inicial={simulado}
        foiRetomado={foiRetomado}
        heading={heading}
        onAnother={onAnother}
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
    </Panel>
  )
}
