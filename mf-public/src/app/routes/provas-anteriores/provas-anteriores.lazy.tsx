import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

export const loadProvasAnteriores = () => import('../provas-anteriores.tsx')

interface LazyProvasAnterioresProps {
  origensDeArquivos: readonly string[]
}

/** The screen of past exams. Its code is loaded when it is needed, and the PDF reader only when a PDF opens. */
export const LazyProvasAnteriores = ({ origensDeArquivos }: LazyProvasAnterioresProps) => (
  <WaitingScreen
    load={loadProvasAnteriores}
    titulo="Provas anteriores"
    texto="Carregando provas..."
    oQue="as provas"
  >
    {({ ProvasAnteriores }) => <ProvasAnteriores origensDeArquivos={origensDeArquivos} />}
  </WaitingScreen>
)
