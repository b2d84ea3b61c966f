import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { PATHS } from './paths.ts'
import { Admin } from './routes/admin.tsx'
import { Cursos } from './routes/cursos.tsx'
import { ImportarProva } from './routes/importar-prova.tsx'
import { Materias } from './routes/materias.tsx'
import { Questoes } from './routes/questoes.tsx'
import { EditarQuestao } from './routes/questoes/editar.tsx'
import { NovaQuestao } from './routes/provas/nova-questao.tsx'
import { QuestoesDaProva } from './routes/provas/questoes.tsx'
import { Provas } from './routes/provas.tsx'
import { Registro } from './routes/registro.tsx'
import { Usuarios } from './routes/usuarios.tsx'
import { Vestibulares } from './routes/vestibulares.tsx'
import { useShownClaims } from './use-shown-claims.ts'

/** The screens of this remote, for whoever is signed in: anew for another account. */
export function Router({ basename }: { basename: string }) {
  const claims = useShownClaims()
  const [queries] = useState(newQueries)
  if (!claims) return null
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={basename}>
        <Routes key={claims.id}>
          <Route element={<Layout claims={claims} />}>
            <Route path={PATHS.home} element={<Admin />} />
            <Route path={PATHS.cursos} element={<Cursos />} />
            <Route path={PATHS.provas} element={<Provas />} />
            <Route path={PATHS.questoesDaProva} element={<QuestoesDaProva />} />
            <Route path={PATHS.novaQuestao} element={<NovaQuestao />} />
            <Route path={PATHS.questoes} element={<Questoes />} />
            <Route path={PATHS.questao} element={<EditarQuestao />} />
            <Route path={PATHS.importarProva} element={<ImportarProva />} />
            <Route path={PATHS.vestibulares} element={<Vestibulares />} />
            <Route path={PATHS.usuarios} element={<Usuarios />} />
            <Route path={PATHS.materias} element={<Materias />} />
            <Route path={PATHS.registro} element={<Registro />} />
          </Route>
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

/** Whoever waits says when to try again; a server in the house answers without a network, too. */
const newQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
