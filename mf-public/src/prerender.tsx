import type { Prerender } from '@rumo/contract/host'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Screens } from './app/router.tsx'

/** Draws a screen as it is first shown; what its code still has to be loaded for is drawn as it loads. */
export const prerender: Prerender = ({ site, path }) => {
  const basename = site.base.slice(0, -1)
  return renderToString(
    <StaticRouter basename={basename} location={basename + path}>
      <Screens faculdade={site.faculdade} origensDeArquivos={site.origens_de_arquivos ?? []} />
    </StaticRouter>,
  )
}
