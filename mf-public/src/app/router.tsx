import type { Faculdade } from '@rumo/contract'
import { useMemo } from 'react'
import { Place, screenPathOf, segmentsOf } from '../shared/place.ts'
import * as lazy from './lazy-screens.tsx'
import { PATHS } from './paths.ts'
import { Home } from './routes/index.tsx'
import { LazyQuestoesAlternativas } from './routes/questoes-alternativas/questoes-alternativas.lazy.tsx'

interface ScreensProps {
  /** The site's base path without the slash at the end. */
  basename: string
  /** The path of the page, including the base path. */
  pathname: string
  faculdade: Faculdade
  /** Origins other than the site's own whose exam PDFs open inside the page. */
  origensDeArquivos: readonly string[]
}

/**
 * The screens of this remote. The path alone decides which screen is shown, without React Router. React Router is
 * loaded with the code of a screen (shared/routed.tsx), so that a first visit of the home page does not load it.
 */
export function Screens(props: ScreensProps) {
  const { basename, pathname } = props
  const place = useMemo(() => {
    const segments = segmentsOf(pathname.slice(basename.length))
    return { basename, segments, screen: segments[0] ?? '' }
  }, [basename, pathname])
  return <Place value={place}>{screenAt(place.segments, props)}</Place>
}

/** Shows nothing for a path of another remote: the shell is about to replace this remote. */
function screenAt(segments: readonly string[], { faculdade, origensDeArquivos }: ScreensProps) {
  const [, id] = segments
  switch (screenPathOf(segments)) {
    case PATHS.home:
      return <Home faculdade={faculdade} />
    case PATHS.login:
      return <lazy.Login faculdade={faculdade} />
    case PATHS.cadastro:
      return <lazy.Cadastro />
    case PATHS.senhaEsquecida:
      return <lazy.PorEmail tela="SenhaEsquecida" faculdade={faculdade} />
    case PATHS.senhaNova:
      return <lazy.PorEmail tela="SenhaNova" faculdade={faculdade} />
    case PATHS.confirmarEmail:
      return <lazy.PorEmail tela="ConfirmarEmail" faculdade={faculdade} />
    case PATHS.pararAvisos:
      return <lazy.PorEmail tela="PararAvisos" faculdade={faculdade} />
    case PATHS.questoesAlternativas:
      return <LazyQuestoesAlternativas />
    case PATHS.buscarQuestoes:
      return <lazy.Questoes />
    case PATHS.questao:
      return <lazy.Questoes id={decoded(id)} />
    case PATHS.temasRedacao:
      return <lazy.TemasRedacao />
    case PATHS.vestibularCompleto:
      return <lazy.VestibularCompleto />
    case PATHS.revisarErros:
      return <lazy.RevisarErros />
    case PATHS.noAparelho:
      return <lazy.NoAparelho />
    case PATHS.simulado:
      return <lazy.Simulado id={decoded(id)} />
    case PATHS.provasAnteriores:
    case PATHS.provaAnterior:
      return <lazy.ProvasAnteriores id={id} origensDeArquivos={origensDeArquivos} />
    default:
      return null
  }
}

/** Decodes a segment of a path. A segment that cannot be decoded is returned as it is; no record has such an id. */
function decoded(segment = ''): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
