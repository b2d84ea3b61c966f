import { materias, registro, type Call } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { PATHS } from '../paths.ts'

export interface Entry {
  path: string
  titulo: string
  /** It leads to something that only a server with this call has. */
  needs?: Call
}

/** The menu of docs/product.md section 2. */
export const SPEC_ENTRIES: readonly Entry[] = [
  { path: PATHS.home, titulo: 'Home' },
  { path: PATHS.cursos, titulo: 'Cursos' },
  { path: PATHS.provas, titulo: 'Provas' },
  { path: PATHS.vestibulares, titulo: 'Vestibulares' },
  { path: PATHS.usuarios, titulo: 'Usuários' },
]

/** What we add to it, below a line. */
export const OUR_ENTRIES: readonly Entry[] = [
  { path: PATHS.materias, titulo: 'Matérias', needs: materias.create },
  { path: PATHS.registro, titulo: 'Registro', needs: registro.list },
]

export const isOffered = ({ needs }: Entry) => needs === undefined || http.offers(needs)

/** Whether an entry leads to where one is: Home to its own path alone, another also to what lies below. */
function isCurrent({ path }: Entry, pathname: string): boolean {
  const local = pathname.replace(/\/$/, '')
  return local === path || (path !== PATHS.home && local.startsWith(`${path}/`))
}

/** What lies below an entry in all but its address. */
const BELOW_PROVAS = [PATHS.importarProva, PATHS.questoes]

/** The entry of the section that one is in. */
export function currentEntry(pathname: string): Entry | undefined {
  const isBelowProvas = BELOW_PROVAS.some((path) => isCurrent({ path, titulo: '' }, pathname))
  const local = isBelowProvas ? PATHS.provas : pathname
  return [...SPEC_ENTRIES, ...OUR_ENTRIES].find((entry) => isCurrent(entry, local))
}
