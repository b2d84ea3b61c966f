import type { HostProps, RemoteEntry } from '@rumo/contract/host'
import { withTimeout } from 'es-toolkit'
import { startTransition, useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { drawnAhead } from './app/drawn-ahead.ts'
import { Screens } from './app/router.tsx'
import { firstContent } from './shared/first-content.ts'
import { bringRouted } from './shared/routed-screen.tsx'

let root: Root | null = null
/** Counts the mounts, so that a mount whose remote was unmounted while the code was loading shows nothing. */
let visit = 0
/** Settled once the screen that is drawn in a transition works or has failed. */
let drawing: Promise<unknown> | null = null

export const bootstrap: RemoteEntry['bootstrap'] = () => Promise.resolve()

export const mount: RemoteEntry['mount'] = async (props) => {
  const mine = ++visit
  const drawn = props.slot.hasChildNodes() ? await drawnIn(props) : null
  if (mine !== visit) return
  const letGo = drawn?.hold?.()
  const isShown = drawn !== null && (await (drawing = drawInSlices(props, drawn)))
  if (!isShown && mine === visit) show(props)
  // A later visit loads anew what the device keeps: another account may have signed in meanwhile.
  letGo?.()
  // Until then, the rest of the shell would delay what the user came for.
  await firstContent()
}

/** Draws the screen at once, in place of what the slot holds. */
function show(props: HostProps): void {
  const { slot, fail } = props
  root?.unmount()
  // React leaves in the slot what it did not hydrate.
  slot.replaceChildren()
  root = createRoot(slot, { onUncaughtError: fail })
  flushSync(() => root?.render(<Here {...props} />))
}

/**
 * Hydrates what was prerendered, or draws the screen in its place. Resolves when the screen works or has failed; to false
 * if the page took a step meanwhile, of which a part of the screen may not know. In a transition, React lets go of the
 * main thread every few milliseconds: what is there can be read and scrolled meanwhile, which on a slow phone is some
 * tenths of a second.
 */
function drawInSlices(props: HostProps, { isHydrated }: DrawnContent): Promise<boolean> {
  const { slot, fail } = props
  const { pathname, search } = location
  let hasStayed = true
  const stopListening = subscribeToSteps(() => {
    hasStayed &&= location.pathname === pathname && location.search === search
  })
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const onUncaughtError = (error: unknown) => {
    // The shell takes the screen away.
    resolve(true)
    fail(error)
  }
  const onMounted = () => resolve(hasStayed)
  startTransition(() => {
    if (isHydrated) {
      const screen = <Here {...props} drawnAt={pathname} onMounted={onMounted} />
      root = hydrateRoot(slot, screen, { onUncaughtError })
    } else {
      root = createRoot(slot, { onUncaughtError })
      root.render(<Here {...props} onMounted={onMounted} />)
    }
  })
  return promise.finally(stopListening)
}

/** How long a prerendered first view waits for its code, in ms: as long as the shell waits for a remote. */
const FIRST_VIEW_PATIENCE_MS = 8000
/** How long a prerendered loading state waits, in ms. Then the screen shows its own, which offers to try again. */
const LOADING_STATE_PATIENCE_MS = 300

/** What is to be done with what was prerendered. */
interface DrawnContent {
  /** Whether the slot holds the first view of the page. If not, the content is replaced. */
  isHydrated: boolean
  /** Makes the screen use its code, which has come; returns the function that ends this. */
  hold?: (() => () => void) | undefined
}

/** Waits for the code of the prerendered screen. */
async function drawnIn({ basename }: HostProps): Promise<DrawnContent> {
  const { pathname } = location
  const ahead = drawnAhead(pathname.slice(basename.length))
  if (!ahead) return { isHydrated: true }
  const { load, isFirstView } = ahead
  const patience = isFirstView ? FIRST_VIEW_PATIENCE_MS : LOADING_STATE_PATIENCE_MS
  const hold = await withTimeout(() => bringRouted(load), patience).catch(() => undefined)
  return { isHydrated: !!hold && isFirstView && location.pathname === pathname, hold }
}

interface HereProps extends HostProps {
  /** The path of what is hydrated. The page may have gone on to another before React begins. */
  drawnAt?: string
  onMounted?: () => void
}

/** The screen at the current path of the page. */
function Here({ basename, faculdade, origensDeArquivos, drawnAt, onMounted }: HereProps) {
  const pathname = useSyncExternalStore(
    subscribeToSteps,
    pathnameOfPage,
    () => drawnAt ?? pathnameOfPage(),
  )
  useEffect(() => {
    // Marks the moment from which the page reacts to input. `npm run bench:web` reads this mark.
    performance.mark('rumo:mounted')
    onMounted?.()
  }, [onMounted])
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

export const unmount: RemoteEntry['unmount'] = async () => {
  visit++
  // A later mount has a root of its own.
  const left = root
  root = null
  // React reports an error for a screen that is left while it is drawn.
  await drawing
  left?.unmount()
}
