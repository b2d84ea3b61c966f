import type { RemoteEntry } from '@rumo/contract/host'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Screens } from './app/router.tsx'
import { PraticaMemory } from './features/pratica/memory.ts'

let root: Root | null = null
/** As long as the page lives, so that neither another screen nor another remote costs an answer. */
const memory = new PraticaMemory()

export const bootstrap: RemoteEntry['bootstrap'] = () => Promise.resolve()

export const mount: RemoteEntry['mount'] = ({ slot, basename, faculdade, fail }) => {
  const app = (
    <BrowserRouter basename={basename}>
      <Screens faculdade={faculdade} memory={memory} />
    </BrowserRouter>
  )
  if (slot.hasChildNodes()) root = hydrateRoot(slot, app, { onUncaughtError: fail })
  else {
    root = createRoot(slot, { onUncaughtError: fail })
    root.render(app)
  }
  return Promise.resolve()
}

export const unmount: RemoteEntry['unmount'] = () => {
  root?.unmount()
  root = null
  return Promise.resolve()
}
