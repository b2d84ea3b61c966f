import { segmentsOf } from '../shared/place.ts'
import { bringRouted } from '../shared/routed-screen.tsx'
import { PATHS } from './paths.ts'
import { loadCadastro } from './routes/cadastro/cadastro.lazy.tsx'
import { loadLogin } from './routes/login/login.lazy.tsx'
import { loadProvasAnteriores } from './routes/provas-anteriores/provas-anteriores.lazy.tsx'

/** What loads the screens, of those whose code comes later, that are drawn ahead as they begin. */
const LOADS = new Map<string, () => Promise<unknown>>([
  [PATHS.login, loadLogin],
  [PATHS.cadastro, loadCadastro],
  [PATHS.provasAnteriores, loadProvasAnteriores],
])

/**
 * What brings the code of the screen at a path below the site's base, where its page holds the screen itself; undefined
 * where the page holds it as it loads.
 */
export function bringerOf(path: string): (() => Promise<void>) | undefined {
  const load = LOADS.get(`/${segmentsOf(path.toLowerCase()).join('/')}`)
  return load && (() => bringRouted(load))
}
