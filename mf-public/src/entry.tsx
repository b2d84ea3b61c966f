import type { HostProps, RemoteEntry } from '@rumo/contract/host'
import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { bringerOf } from './app/drawn-ahead.ts'
import { Screens } from './app/router.tsx'

let root: Root | null = null
/** Counts the mounts, so that a mount whose remote was unmounted while the code was loading shows nothing. */
let visit = 0

export const bootstrap: RemoteEntry['bootstrap'] = () => Promise.resolve()

export const mount: RemoteEntry['mount'] = async (props) => {
  const mine = ++visit
  const { slot, fail } = props
  const drawn = slot.hasChildNodes() ? await drawnIn(props) : 'nothing'
  if (mine !== visit) return
  const app = <Here {...props} />
  if (drawn === 'first-view') {
    // Hydrates at once. If the user moved on first, the prerendered content would be hydrated for another path.
    flushSync(() => {
      root = hydrateRoot(slot, app, { onUncaughtError: fail })
    })
  } else {
    const created = createRoot(slot, { onUncaughtError: fail })
    root = created
    const render = () => created.render(app)
    // The prerendered content stays until there is something to replace it.
    if (drawn === 'another') flushSync(render)
    else render()
  }
}

/** How long a prerendered screen waits for its code, in ms: as long as the shell waits for a remote. */
const PATIENCE_MS = 8000

/**
 * Waits for the code of the prerendered screen. Resolves to 'first-view' when the slot holds the first view of the
 * current page.
 */
async function drawnIn({ basename }: HostProps): Promise<'first-view' | 'another'> {
  const { pathname } = location
  const bring = bringerOf(pathname.slice(basename.length))
  if (!bring) return 'first-view'
  const hasCome = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    const settle = (isHere: boolean) => {
      clearTimeout(timer)
      resolve(isHere)
    }
    bring().then(
      () => settle(true),
      () => settle(false),
    )
  })
  return hasCome && location.pathname === pathname ? 'first-view' : 'another'
}

/** The screen at the current path of the page. */
function Here({ basename, faculdade, origensDeArquivos }: HostProps) {
  const pathname = useSyncExternalStore(subscribeToSteps, pathnameOfPage, pathnameOfPage)
  // Marks the moment from which the page reacts to input. `npm run bench:web` reads this mark.
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

/** single-spa triggers this event for every navigation, also for those by a screen's router and by plain links. */
function subscribeToSteps(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

export const unmount: RemoteEntry['unmount'] = () => {
  visit++
  root?.unmount()
  root = null
  return Promise.resolve()
}
