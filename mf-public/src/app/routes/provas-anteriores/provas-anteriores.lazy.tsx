import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

export const loadProvasAnteriores = () => import('../provas-anteriores.tsx')

interface LazyProvasAnterioresProps {
  origensDeArquivos: readonly string[]
}

/** The screen of past exams, whose code comes when it is needed; the reader of PDFs comes later still. */
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
