import type { Prerender } from '@rumo/contract/host'
import { http } from '@rumo/shared-auth'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { drawnAhead } from './app/drawn-ahead.ts'
import * as lazy from './app/lazy-screens.tsx'
import { Screens } from './app/router.tsx'
import * as cadastro from './app/routes/cadastro.tsx'
import * as login from './app/routes/login.tsx'
import { BuscarQuestoes } from './app/routes/buscar-questoes.tsx'
import * as noAparelho from './app/routes/no-aparelho.tsx'
import * as porEmail from './app/routes/por-email.tsx'
import * as provas from './app/routes/provas-anteriores.tsx'
import { Routed } from './shared/routed.tsx'
import { holdRouted } from './shared/routed-screen.tsx'

/** The code of the screens that are drawn as they appear first, by the function that loads it. */
const SCREENS = new Map<() => Promise<unknown>, unknown>([
  [lazy.Login.load, login],
  [lazy.Cadastro.load, cadastro],
  [lazy.ProvasAnteriores.load, provas],
  [lazy.PorEmail.load, porEmail],
  [lazy.NoAparelho.load, noAparelho],
  // Of the screens in this chunk, the search alone is drawn.
  [lazy.Questoes.load, () => <BuscarQuestoes />],
])

export const drawsRecords = true

/** Draws the first view of a screen, or its loading state, as app/drawn-ahead.ts says. */
export const prerender: Prerender = ({ site, path }) => {
  const basename = site.base.slice(0, -1)
  const pathname = basename + path
  http.configure({
    address: site.api ?? site.base,
    extensoes: site.extensoes,
    onUnauthorized: () => false,
  })
  const ahead = drawnAhead(path)
  const letGo = ahead?.isFirstView && holdRouted(ahead.load, SCREENS.get(ahead.load), { Routed })
  try {
    return renderToString(
      <StaticRouter basename={basename} location={pathname}>
        <Screens
          basename={basename}
          pathname={pathname}
          faculdade={site.faculdade}
          origensDeArquivos={site.origens_de_arquivos ?? []}
        />
      </StaticRouter>,
    )
  } finally {
    if (letGo) letGo()
  }
}
