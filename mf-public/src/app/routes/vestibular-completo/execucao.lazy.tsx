import type { ComponentProps } from 'react'
import type { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import { CarregandoQuestoes } from '../../../shared/carregando-questoes.tsx'
import { firstContent } from '../../../shared/first-content.ts'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import { NotShown } from '../../../shared/not-shown.tsx'
import type { Execucao } from './execucao.tsx'

/** Loads the code of a simulado under way. The choice of one does without it. */
export const loadExecucao = () => import('./execucao.tsx')

/** Loads that code ahead: at once for a simulado that the device keeps, else after the choice is shown. */
export async function loadExecucaoAhead(memory: SimuladoMemory): Promise<void> {
  if ((await memory.kept()) === null) await firstContent()
  // Whoever needs it loads it again, and says if it does not come.
  await loadExecucao().catch(() => undefined)
}

interface LazyExecucaoProps extends ComponentProps<typeof Execucao> {
  titulo: string
}

export const LazyExecucao = ({ titulo, ...props }: LazyExecucaoProps) => (
  <LazyScreen
    load={loadExecucao}
    renderLoading={(wait) => (
      <CarregandoQuestoes
        titulo={titulo}
        texto="Gerando Simulado..."
        heading={props.heading.attach}
        {...wait}
      />
    )}
    renderBroken={({ onRetry }) => <NotShown oQue="o simulado" onRetry={onRetry} />}
  >
    {({ Execucao: Screen }) => <Screen {...props} />}
  </LazyScreen>
)
