import { ErrorPanel } from '@rumo/shared-ui'
import type { PraticaMemory } from '../../../features/pratica/memory.ts'
import { Carregando } from '../../../features/questoes/carregando.tsx'
import { ErrorBoundary } from '../../../shared/error-boundary.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import { Frame } from './frame.tsx'

const loadScreen = () => import('../questoes-alternativas.tsx')

/**
 * The practice screen, whose code comes when it is needed: the home page does without the text parser
 * and the answer card. Not by React.lazy, which renderToString gives up on.
 */
export function LazyQuestoesAlternativas({ memory }: { memory: PraticaMemory }) {
  const screen = useLoad(loadScreen)
  if (screen.status === 'error') return <Broken onRetry={screen.retry} />
  if (screen.status === 'loading') {
    return (
      <Frame filter={null}>
        <Carregando isSlow={screen.isSlow} onRetry={reload} />
      </Frame>
    )
  }
  const { QuestoesAlternativas } = screen.value
  return (
    <ErrorBoundary fallback={<Broken onRetry={reload} />}>
      <QuestoesAlternativas memory={memory} />
    </ErrorBoundary>
  )
}

const Broken = ({ onRetry }: { onRetry: () => void }) => (
  <Frame filter={false}>
    <ErrorPanel
      titulo="Não foi possível mostrar as questões"
      mensagem="Confira sua conexão e tente de novo."
      onRetry={onRetry}
    />
  </Frame>
)

/** A browser joins the request for a module that hangs: only another page asks anew. */
const reload = () => location.reload()
