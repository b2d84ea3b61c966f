import type { HostProps, RemoteEntry } from '@rumo/contract/host'
import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Screens } from './app/router.tsx'

let root: Root | null = null

export const bootstrap: RemoteEntry['bootstrap'] = () => Promise.resolve()

export const mount: RemoteEntry['mount'] = (props) => {
  const { slot, fail } = props
  const app = <Here {...props} />
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

/** The screen of where the page is. */
function Here({ basename, faculdade, origensDeArquivos }: HostProps) {
  const pathname = useSyncExternalStore(subscribeToSteps, pathnameOfPage, pathnameOfPage)
  // When what is shown answers to a touch: `npm run bench:web` looks for it.
  useEffect(() => void performance.mark('rumo:mounted'), [])
  return (
    <Screens
      basename={basename}
      pathname={pathname}
      faculdade={faculdade}
      origensDeArquivos={origensDeArquivos}
    />
  )
}

const pathnameOfPage = () => location.pathname

/** single-spa has every step told by this event, those of a screen's router and of plain links too. */
function subscribeToSteps(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

export const unmount: RemoteEntry['unmount'] = () => {
  root?.unmount()
  root = null
  return Promise.resolve()
}
