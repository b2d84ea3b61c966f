import { ErrorPanel } from '@rumo/shared-ui'

interface NotShownProps {
  /** What could not be shown, with its article, as in 'o simulado'. */
  oQue: string
  onRetry: () => void
}

/** Says that the code of a screen could not be loaded, with a button to load it again. */
export const NotShown = ({ oQue, onRetry }: NotShownProps) => (
  <ErrorPanel
    titulo={`Não foi possível mostrar ${oQue}`}
    mensagem="Confira sua conexão e tente de novo."
    onRetry={onRetry}
  />
)
