import { WaitingScreen } from '../../../shared/waiting-screen.tsx'

const load = () => import('../temas-redacao.tsx')

/** The screen of tema de redação, whose code comes when it is needed. */
export const LazyTemasRedacao = () => (
  <WaitingScreen
    load={load}
    titulo="Tema de redação"
    texto="Carregando tema de redação..."
    oQue="o tema de redação"
  >
    {({ TemasRedacao }) => <TemasRedacao />}
  </WaitingScreen>
)
