import type { ReactNode } from 'react'
import { CarregandoQuestoes } from '../../../shared/carregando-questoes.tsx'
import { hold, LazyScreen } from '../../../shared/lazy-screen.tsx'
import { NotShown } from '../../../shared/not-shown.tsx'
import { Panel } from '../../../shared/panel.tsx'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import type * as execucao from './execucao.tsx'

type Module = typeof execucao

/** Loads the code of a simulado under way, which the choice of one does without. */
export type LoadExecucao = () => Promise<Module>

let loading: Promise<Module> | null = null

/** All who wait for the code share one request: the page is reloaded when a second one fails (shell/src/stale-chunks.ts). */
export const loadExecucao: LoadExecucao = () =>
  (loading ??= import('./execucao.tsx').then(
    (module) => {
      hold(loadExecucao, module)
      return module
    },
    (cause: unknown) => {
      loading = null
      throw cause
    },
  ))

interface LazyExecucaoProps {
  load: LoadExecucao
  titulo: string
  heading: ScreenHeading
  /** Another way on, where the code does not come. */
  outro?: ReactNode
  /** Whether only the user tries again, because what follows does more than read. */
  waitsForUser?: boolean
  children: (module: Module) => ReactNode
}

/** What needs that code. */
export const LazyExecucao = (props: LazyExecucaoProps) => {
  const { load, titulo, heading, outro, waitsForUser, children } = props
  return (
    <LazyScreen
      load={load}
      waitsForUser={waitsForUser}
      renderLoading={(wait) => (
        <CarregandoQuestoes
          titulo={titulo}
          texto="Gerando Simulado..."
          heading={heading.attach}
          voltar={outro}
          {...wait}
        />
      )}
      renderBroken={({ onRetry }) => (
        <Panel titulo={titulo} heading={heading.attach}>
          <NotShown oQue="o simulado" onRetry={onRetry} />
          {outro}
        </Panel>
      )}
    >
      {children}
    </LazyScreen>
  )
}
