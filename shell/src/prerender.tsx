import type { Prerender } from '@rumo/contract/host'
import { renderToString } from 'react-dom/server'
import { HeaderRoot } from './header/header-root.tsx'

export const drawsRecords = true

/** Draws the header of a page for a visitor without a session. */
export const prerender: Prerender = ({ site, path }) =>
  renderToString(<HeaderRoot site={site} loadedAt={site.base.slice(0, -1) + path} />)
