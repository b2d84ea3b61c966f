import type { Prerender } from '@rumo/contract/host'
import { http } from '@rumo/shared-auth'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Screens } from './app/router.tsx'
import * as cadastro from './app/routes/cadastro.tsx'
import { loadCadastro } from './app/routes/cadastro/cadastro.lazy.tsx'
import * as login from './app/routes/login.tsx'
import { loadLogin } from './app/routes/login/login.lazy.tsx'
import { BuscarQuestoes } from './app/routes/buscar-questoes.tsx'
import * as noAparelho from './app/routes/no-aparelho.tsx'
import { loadNoAparelho } from './app/routes/no-aparelho/no-aparelho.lazy.tsx'
import * as porEmail from './app/routes/por-email.tsx'
import { loadPorEmail } from './app/routes/por-email/por-email.lazy.tsx'
import * as provas from './app/routes/provas-anteriores.tsx'
import { loadProvasAnteriores } from './app/routes/provas-anteriores/provas-anteriores.lazy.tsx'
import { loadQuestoes } from './app/routes/questoes/questoes.lazy.tsx'
import { Routed } from './shared/routed.tsx'
import { holdRouted } from './shared/routed-screen.tsx'

// app/drawn-ahead.ts must name the same screens.
holdRouted(loadLogin, login, { Routed })
holdRouted(loadCadastro, cadastro, { Routed })
holdRouted(loadProvasAnteriores, provas, { Routed })
holdRouted(loadPorEmail, porEmail, { Routed })
holdRouted(loadNoAparelho, noAparelho, { Routed })
// Of the screens in this chunk, only the search has a path without an id.
holdRouted(loadQuestoes, () => <BuscarQuestoes />, { Routed })

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
