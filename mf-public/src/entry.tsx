import type { HostProps, RemoteEntry } from '@rumo/contract/host'
import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { bringerOf } from './app/drawn-ahead.ts'
import { Screens } from './app/router.tsx'

let root: Root | null = null
/** Counts the mounts, so that one which was unmounted while its code loaded shows nothing. */
let visit = 0

export const bootstrap: RemoteEntry['bootstrap'] = () => Promise.resolve()

export const mount: RemoteEntry['mount'] = async (props) => {
  const mine = ++visit
  const { slot, fail } = props
  const drawn = slot.hasChildNodes() ? await drawnIn(props) : 'nothing'
  if (mine !== visit) return
  const app = <Here {...props} />
  if (drawn === 'first-view') {
    // At once: where one goes on before, what was prerendered would be hydrated for another path.
    flushSync(() => {
      root = hydrateRoot(slot, app, { onUncaughtError: fail })
    })
  } else {
    const created = createRoot(slot, { onUncaughtError: fail })
    root = created
    const render = () => created.render(app)
    // What was drawn stays until there is something in its place.
    if (drawn === 'another') flushSync(render)
    else render()
  }
}

/** How long a drawn screen waits for its code: as long as the shell waits for a remote. */
const PATIENCE_MS = 8000

/** Whether the slot holds what this page shows first, once the code for it has come. */
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
  visit++
  root?.unmount()
  root = null
  return Promise.resolve()
}
