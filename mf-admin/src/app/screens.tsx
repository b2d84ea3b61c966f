import { materias, registro, type Call } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { PATHS } from './paths.ts'
import { Admin } from './routes/admin.tsx'
import { Cursos } from './routes/cursos.tsx'
import { ImportarProva } from './routes/importar-prova.tsx'
import { Materias } from './routes/materias.tsx'
import { NovaQuestao } from './routes/provas/nova-questao.tsx'
import { QuestoesDaProva } from './routes/provas/questoes.tsx'
import { Provas } from './routes/provas.tsx'
import { EditarQuestao } from './routes/questoes/editar.tsx'
import { Questoes } from './routes/questoes.tsx'
import { Registro } from './routes/registro.tsx'
import { Usuarios } from './routes/usuarios.tsx'
import { Vestibulares } from './routes/vestibulares.tsx'

interface Screen {
  path: string
  element: ReactElement
}

/** A screen that the menu leads to. */
export interface MenuScreen extends Screen {
  titulo: string
  /** It shows something that only a server with this call has. */
  needs?: Call
}

/** The menu of docs/product.md section 2. */
export const SPEC_SCREENS: readonly MenuScreen[] = [
  { path: PATHS.home, titulo: 'Home', element: <Admin /> },
  { path: '/admin/cursos', titulo: 'Cursos', element: <Cursos /> },
  { path: PATHS.provas, titulo: 'Provas', element: <Provas /> },
  { path: '/admin/vestibulares', titulo: 'Vestibulares', element: <Vestibulares /> },
  { path: '/admin/usuarios', titulo: 'Usuários', element: <Usuarios /> },
]

/** What we add to it, below a line. */
export const OUR_SCREENS: readonly MenuScreen[] = [
  { path: '/admin/materias', titulo: 'Matérias', needs: materias.create, element: <Materias /> },
  { path: '/admin/registro', titulo: 'Registro', needs: registro.list, element: <Registro /> },
]

/** What other screens lead to; in the menu they stand as Provas. */
const SCREENS_OF_PROVAS: readonly Screen[] = [
  { path: PATHS.importarProva, element: <ImportarProva /> },
  { path: PATHS.questoesDaProva, element: <QuestoesDaProva /> },
  { path: PATHS.novaQuestao, element: <NovaQuestao /> },
  { path: PATHS.questoes, element: <Questoes /> },
  { path: PATHS.questao, element: <EditarQuestao /> },
]

export const SCREENS = [...SPEC_SCREENS, ...OUR_SCREENS, ...SCREENS_OF_PROVAS]

export const isOffered = ({ needs }: MenuScreen) => needs === undefined || http.offers(needs)

/** The screen of the menu that one is in; Home is only its own path. */
export function currentScreen(pathname: string): MenuScreen | undefined {
  const isAt = ({ path }: Screen) => matchPath(path, pathname) !== null
  const current = [...SPEC_SCREENS, ...OUR_SCREENS].find(isAt)
  if (current || !SCREENS_OF_PROVAS.some(isAt)) return current
  return SPEC_SCREENS.find(({ path }) => path === PATHS.provas)
}
