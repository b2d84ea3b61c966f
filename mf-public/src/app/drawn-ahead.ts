import { screenPathOf, segmentsOf } from '../shared/place.ts'
import * as lazy from './lazy-screens.tsx'
import { PATHS } from './paths.ts'
import { loadPractice } from './routes/questoes-alternativas/questoes-alternativas.lazy.tsx'

type Load = () => Promise<unknown>

/** The lazy screens that are in their page as they appear first; `prerender.tsx` holds their code. */
const FIRST_VIEWS = new Map<string | undefined, Load>([
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

/** The lazy screens whose page has their loading state, because they show what the API knows. */
const LOADING_STATES = new Map<string | undefined, Load>([
  [PATHS.questoesAlternativas, loadPractice],
  [PATHS.questao, lazy.Questoes.load],
  [PATHS.temasRedacao, lazy.TemasRedacao.load],
  [PATHS.vestibularCompleto, lazy.VestibularCompleto.load],
  [PATHS.provaAnterior, lazy.ProvasAnteriores.load],
])

/** What the page of a path contains of a lazy screen. */
interface DrawnAhead {
  /** Loads the code of the screen. */
  load: Load
  isFirstView: boolean
}

/** Undefined where the page of a path, below the site's base, contains no lazy screen. */
export function drawnAhead(path: string): DrawnAhead | undefined {
  const screen = screenPathOf(segmentsOf(path))
  const first = FIRST_VIEWS.get(screen)
  const load = first ?? LOADING_STATES.get(screen)
  return load && { load, isFirstView: first !== undefined }
}
