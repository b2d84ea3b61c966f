import { ErrorPanel } from '@rumo/shared-ui'

interface NotShownProps {
  /** What could not be shown, with its article. */
  oQue: string
  onRetry: () => void
}

/** Says that the code of a screen did not come, and asks for it again. */
export const NotShown = ({ oQue, onRetry }: NotShownProps) => (
  <ErrorPanel
    titulo={`Não foi possível mostrar ${oQue}`}
    mensagem="Confira sua conexão e tente de novo."
    onRetry={onRetry}
  />
)
