import { segmentsOf } from '../shared/place.ts'
import { bringRouted } from '../shared/routed-screen.tsx'
import * as lazy from './lazy-screens.tsx'
import { PATHS } from './paths.ts'

/**
 * For each path whose page contains the first view of a lazy screen: the function that loads the code of the screen.
 * `prerender.tsx` draws the same screens.
 */
const LOADS = new Map<string, () => Promise<unknown>>([
  [PATHS.login, lazy.Login.load],
  [PATHS.cadastro, lazy.Cadastro.load],
  [PATHS.provasAnteriores, lazy.ProvasAnteriores.load],
  [PATHS.senhaEsquecida, lazy.PorEmail.load],
  [PATHS.senhaNova, lazy.PorEmail.load],
  [PATHS.confirmarEmail, lazy.PorEmail.load],
  [PATHS.pararAvisos, lazy.PorEmail.load],
  [PATHS.buscarQuestoes, lazy.Questoes.load],
  [PATHS.noAparelho, lazy.NoAparelho.load],
])

/**
 * Returns the function that loads the screen at a path below the site's base. Returns undefined when the page of the
 * path contains no lazy screen.
 */
export function bringerOf(path: string): (() => Promise<void>) | undefined {
  const load = LOADS.get(`/${segmentsOf(path.toLowerCase()).join('/')}`)
  return load && (() => bringRouted(load))
}
