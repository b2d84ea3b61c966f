import type { Prerender } from '@rumo/contract/host'
import { renderToString } from 'react-dom/server'
import { Screens } from './app/router.tsx'

/** Draws a screen as it is first shown; what its code still has to be loaded for is drawn as it loads. */
export const prerender: Prerender = ({ site, path }) => {
  const basename = site.base.slice(0, -1)
  return renderToString(
    <Screens
      basename={basename}
      pathname={basename + path}
      faculdade={site.faculdade}
      origensDeArquivos={site.origens_de_arquivos ?? []}
    />,
  )
}
