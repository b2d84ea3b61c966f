import type { RemoteEntry } from '@rumo/contract/host'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Screens } from './app/router.tsx'

let root: Root | null = null

export const bootstrap: RemoteEntry['bootstrap'] = () => Promise.resolve()

export const mount: RemoteEntry['mount'] = ({
  slot,
  basename,
  faculdade,
  origensDeArquivos,
  fail,
}) => {
  const app = (
    <BrowserRouter basename={basename}>
      <Screens faculdade={faculdade} origensDeArquivos={origensDeArquivos} />
      <Mounted />
    </BrowserRouter>
  )
  if (slot.hasChildNodes()) {
    // At once: where one goes on before, what was prerendered would be hydrated for another path.
    flushSync(() => {
      root = hydrateRoot(slot, app, { onUncaughtError: fail })
    })
  } else {
    root = createRoot(slot, { onUncaughtError: fail })
    root.render(app)
  }
  return Promise.resolve()
}

/** Says when what is shown answers to a touch: `npm run bench:web` looks for it. */
function Mounted() {
  useEffect(() => void performance.mark('rumo:mounted'), [])
  return null
}

export const unmount: RemoteEntry['unmount'] = () => {
  root?.unmount()
  root = null
  return Promise.resolve()
}
