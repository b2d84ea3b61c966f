import type { Faculdade } from '@rumo/contract'
import { Route, Routes } from 'react-router-dom'
import { PATHS } from './paths.ts'
import { LazyCadastro } from './routes/cadastro/cadastro.lazy.tsx'
import { Home } from './routes/index.tsx'
import { LazyLogin } from './routes/login/login.lazy.tsx'
import { LazyProvasAnteriores } from './routes/provas-anteriores/provas-anteriores.lazy.tsx'
import { LazyQuestoesAlternativas } from './routes/questoes-alternativas/questoes-alternativas.lazy.tsx'
import { LazyRevisarErros } from './routes/revisar-erros/revisar-erros.lazy.tsx'
import { LazySimulado } from './routes/simulados/simulados.lazy.tsx'
import { LazyTemasRedacao } from './routes/temas-redacao/temas-redacao.lazy.tsx'
import { LazyVestibularCompleto } from './routes/vestibular-completo/vestibular-completo.lazy.tsx'

interface ScreensProps {
  faculdade: Faculdade
  /** Other origins whose exam PDFs open inside the page. */
  origensDeArquivos: readonly string[]
}

/** The screens of this remote. A path of another one shows nothing: the shell is about to change over. */
export function Screens({ faculdade, origensDeArquivos }: ScreensProps) {
  return (
    <Routes>
      <Route path={PATHS.home} element={<Home faculdade={faculdade} />} />
      <Route path={PATHS.login} element={<LazyLogin faculdade={faculdade} />} />
      <Route path={PATHS.cadastro} element={<LazyCadastro />} />
      <Route path={PATHS.questoesAlternativas} element={<LazyQuestoesAlternativas />} />
      <Route path={PATHS.temasRedacao} element={<LazyTemasRedacao />} />
      <Route path={PATHS.vestibularCompleto} element={<LazyVestibularCompleto />} />
      <Route path={PATHS.revisarErros} element={<LazyRevisarErros />} />
      <Route path={PATHS.simulado} element={<LazySimulado />} />
      <Route
        path={PATHS.provasAnteriores}
        element={<LazyProvasAnteriores origensDeArquivos={origensDeArquivos} />}
      >
        <Route path=":id" element={null} />
      </Route>
      <Route path="*" element={null} />
    </Routes>
  )
}
