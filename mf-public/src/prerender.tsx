import type { Prerender } from '@rumo/contract/host'
import { http } from '@rumo/shared-auth'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
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

// app/drawn-ahead.ts must name the same screens.
holdRouted(lazy.Login.load, login, { Routed })
holdRouted(lazy.Cadastro.load, cadastro, { Routed })
holdRouted(lazy.ProvasAnteriores.load, provas, { Routed })
holdRouted(lazy.PorEmail.load, porEmail, { Routed })
holdRouted(lazy.NoAparelho.load, noAparelho, { Routed })
// Of the screens in this chunk, only the search has a path without an id.
holdRouted(lazy.Questoes.load, () => <BuscarQuestoes />, { Routed })

/**
 * Draws the first view of a screen. Screens whose code is loaded later and is not held here are drawn in their loading
 * state.
 */
export const prerender: Prerender = ({ site, path }) => {
  const basename = site.base.slice(0, -1)
  const pathname = basename + path
  http.configure({
    address: site.api ?? site.base,
    extensoes: site.extensoes,
    onUnauthorized: () => false,
  })
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
}
