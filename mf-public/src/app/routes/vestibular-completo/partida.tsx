import { Button, EmptyPanel, ErrorPanel } from '@rumo/shared-ui'
import { useCallback } from 'react'
import type { SimuladoMemory } from '../../../features/simulado/memory.ts'
import type { Simulado } from '../../../features/simulado/rules.ts'
import { Carregando, QuestaoSkeleton } from '../../../shared/carregando.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { drawSimulado } from './draw-simulado.ts'
import { Execucao } from './execucao.tsx'

/** Which simulado is wanted: the one on this device, the one that was left, or another than that. */
export type Quer = { nome: 'guardado' } | { nome: 'outro' | 'anterior'; anterior: Simulado }

interface PartidaProps {
  memory: SimuladoMemory
  quer: Quer
  heading: ScreenHeading
  titulo: string
  onAsk: (quer: Quer) => void
}

/** Brings the simulado to go on with, or draws a new one; until that is there, the one before stays. */
export function Partida({ memory, quer, heading, titulo, onAsk }: PartidaProps) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      // Also before another is drawn: it takes the place of the one that is kept now.
      const kept = await memory.kept()
      const toGoOnWith = quer.nome === 'guardado' ? kept : quer.nome === 'anterior' && quer.anterior
      if (toGoOnWith) return { simulado: toGoOnWith, foiRetomado: true }
      const exceto = quer.nome === 'outro' ? quer.anterior.questoes.map(({ id }) => id) : []
      return { simulado: await drawSimulado(exceto, signal), foiRetomado: false }
    },
    [memory, quer],
  )
  const loaded = useLoad(load)
  const { status, retry } = loaded
  const back = quer.nome === 'outro' && (
    <Button variant="quiet" onClick={() => onAsk({ ...quer, nome: 'anterior' })}>
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
  if (status === 'ready' && loaded.value.simulado.questoes.length > 0) {
    const { simulado, foiRetomado } = loaded.value
    return (
      <Execucao
        memory={memory}
        inicial={simulado}
        foiRetomado={foiRetomado}
        heading={heading}
        onAnother={(anterior) => onAsk({ nome: 'outro', anterior })}
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
    </Panel>
  )
}
