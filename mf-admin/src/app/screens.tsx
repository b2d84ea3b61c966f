import {
  assuntos,
  correcoes,
  edicao,
  materias,
  registro,
  type Call,
  type Claims,
  type ListQuery,
} from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { PATHS } from './paths.ts'
import { Admin } from './routes/admin.tsx'
import { Assuntos } from './routes/assuntos.tsx'
import { Cursos } from './routes/cursos.tsx'
import { ImportarProva } from './routes/importar-prova.tsx'
import { Materias } from './routes/materias.tsx'
import { NovaQuestao } from './routes/provas/nova-questao.tsx'
import { NovoTema } from './routes/provas/novo-tema.tsx'
import { QuestoesDaProva } from './routes/provas/questoes.tsx'
import { Provas } from './routes/provas.tsx'
import { EditarQuestao } from './routes/questoes/editar.tsx'
import { Questoes } from './routes/questoes.tsx'
import { Redacoes } from './routes/redacoes.tsx'
import { CorrigirRedacao } from './routes/redacoes/corrigir.tsx'
import { Registro } from './routes/registro.tsx'
import { EditarTema } from './routes/temas/editar-tema.tsx'
import { Usuarios } from './routes/usuarios.tsx'
import { CadastrarTurma } from './routes/usuarios/turma.tsx'
import { Vestibulares } from './routes/vestibulares.tsx'

interface Screen {
  path: string
  element: ReactElement
}

/** A screen that the menu leads to. */
export interface MenuScreen extends Screen {
  titulo: string
  /** The screen is shown only if the server has this call. */
  needs?: Call<unknown, { query?: ListQuery }>
  /** Correctors may open the screen, too. All other screens are for administrators only. */
  isForCorretores?: true
}

/** The menu of docs/product/back-office.md. */
export const SPEC_SCREENS: readonly MenuScreen[] = [
  { path: PATHS.home, titulo: 'Home', element: <Admin /> },
  { path: '/admin/cursos', titulo: 'Cursos', element: <Cursos /> },
  { path: PATHS.provas, titulo: 'Provas', element: <Provas /> },
  { path: '/admin/vestibulares', titulo: 'Vestibulares', element: <Vestibulares /> },
  { path: PATHS.usuarios, titulo: 'Usuários', element: <Usuarios /> },
]

/** The screens beyond the specification. The menu shows them below a line. */
export const OUR_SCREENS: readonly MenuScreen[] = [
  { path: PATHS.questoes, titulo: 'Questões', needs: edicao.listQuestoes, element: <Questoes /> },
  { path: '/admin/materias', titulo: 'Matérias', needs: materias.list, element: <Materias /> },
  { path: PATHS.assuntos, titulo: 'Assuntos', needs: assuntos.list, element: <Assuntos /> },
  {
    path: PATHS.redacoes,
    titulo: 'Redações a corrigir',
    needs: correcoes.list,
    isForCorretores: true,
    element: <Redacoes />,
  },
  { path: '/admin/registro', titulo: 'Registro', needs: registro.list, element: <Registro /> },
]

/** A screen that is not in the menu itself. While it is open, the menu marks the entry with the path `of`. */
interface InnerScreen extends Screen {
  of: MenuScreen['path']
}

const INNER_SCREENS: readonly InnerScreen[] = [
  { path: PATHS.turma, of: PATHS.usuarios, element: <CadastrarTurma /> },
  { path: PATHS.importarProva, of: PATHS.provas, element: <ImportarProva /> },
  { path: PATHS.questoesDaProva, of: PATHS.provas, element: <QuestoesDaProva /> },
  { path: PATHS.novaQuestao, of: PATHS.provas, element: <NovaQuestao /> },
  { path: PATHS.questao, of: PATHS.provas, element: <EditarQuestao /> },
  { path: PATHS.novoTema, of: PATHS.provas, element: <NovoTema /> },
  { path: PATHS.tema, of: PATHS.provas, element: <EditarTema /> },
  { path: PATHS.redacao, of: PATHS.redacoes, element: <CorrigirRedacao /> },
]

export const SCREENS = [...SPEC_SCREENS, ...OUR_SCREENS, ...INNER_SCREENS]

/** Whether the menu of this account shows the screen. */
export const isFor =
  ({ perfil }: Claims) =>
  (screen: MenuScreen) =>
    perfil === 'Administrador' || screen.isForCorretores === true

export const isOffered = ({ needs }: MenuScreen) => needs === undefined || http.offers(needs)

/** The entry of the menu for the screen at this path. Home counts only for its own path, not for the paths below it. */
export function currentScreen(pathname: string): MenuScreen | undefined {
  const isAt = ({ path }: Screen) => matchPath(path, pathname) !== null
  const menu = [...SPEC_SCREENS, ...OUR_SCREENS]
  const inner = INNER_SCREENS.find(isAt)
  return menu.find((screen) => isAt(screen) || screen.path === inner?.of)
}
