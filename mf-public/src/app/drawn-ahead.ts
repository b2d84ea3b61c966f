import { segmentsOf } from '../shared/place.ts'
import { bringRouted } from '../shared/routed-screen.tsx'
import { PATHS } from './paths.ts'
import { loadCadastro } from './routes/cadastro/cadastro.lazy.tsx'
import { loadLogin } from './routes/login/login.lazy.tsx'
import { loadNoAparelho } from './routes/no-aparelho/no-aparelho.lazy.tsx'
import { loadPorEmail } from './routes/por-email/por-email.lazy.tsx'
import { loadProvasAnteriores } from './routes/provas-anteriores/provas-anteriores.lazy.tsx'
import { loadQuestoes } from './routes/questoes/questoes.lazy.tsx'

/**
 * For each path whose page contains the first view of a lazy screen: the function that loads the code of the screen.
 * `prerender.tsx` draws the same screens.
 */
const LOADS = new Map<string, () => Promise<unknown>>([
  [PATHS.login, loadLogin],
  [PATHS.cadastro, loadCadastro],
  [PATHS.provasAnteriores, loadProvasAnteriores],
  [PATHS.senhaEsquecida, loadPorEmail],
  [PATHS.senhaNova, loadPorEmail],
  [PATHS.confirmarEmail, loadPorEmail],
  [PATHS.pararAvisos, loadPorEmail],
  [PATHS.buscarQuestoes, loadQuestoes],
  [PATHS.noAparelho, loadNoAparelho],
])

/**
 * Returns the function that loads the screen at a path below the site's base. Returns undefined when the page of the
 * path contains no lazy screen.
 */
export function bringerOf(path: string): (() => Promise<void>) | undefined {
  const load = LOADS.get(`/${segmentsOf(path.toLowerCase()).join('/')}`)
  return load && (() => bringRouted(load))
}
