import type { Faculdade } from '@rumo/contract'
import { Route, Routes } from 'react-router-dom'
import type { PraticaMemory } from '../features/pratica/memory.ts'
import { PATHS } from './paths.ts'
import { Home } from './routes/index.tsx'
import { LazyQuestoesAlternativas } from './routes/questoes-alternativas/lazy.tsx'

interface ScreensProps {
  faculdade: Faculdade
  memory: PraticaMemory
}

/** The screens of this remote. A path of another one shows nothing: the shell is about to change over. */
export function Screens({ faculdade, memory }: ScreensProps) {
  return (
    <Routes>
      <Route path={PATHS.home} element={<Home faculdade={faculdade} />} />
      <Route
        path={PATHS.questoesAlternativas}
        element={<LazyQuestoesAlternativas memory={memory} />}
      />
      <Route path="*" element={null} />
    </Routes>
  )
}
