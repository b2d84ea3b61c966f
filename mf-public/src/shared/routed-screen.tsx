import type { ComponentType, ReactNode } from 'react'
import { hold, LazyScreen, type LazyScreenProps } from './lazy-screen.tsx'

interface Router {
  Routed: ComponentType<{ children: ReactNode }>
}

type Load<Module> = () => Promise<Module>

/** The function that loads a screen's code together with the router, by the function that loads the code alone. */
const routed = new WeakMap<Load<unknown>, Load<[unknown, Router]>>()

function withRouter<Module>(load: Load<Module>): Load<[Module, Router]> {
  const known = routed.get(load)
  if (known) return known as Load<[Module, Router]>
  const both = () => Promise.all([load(), import('./routed.tsx')])
  routed.set(load, both)
  return both
}

/** The screen of a path. The router is loaded together with the screen's code. */
export const RoutedScreen = <Module,>({ load, children, ...props }: LazyScreenProps<Module>) => (
  <LazyScreen<[Module, Router]> load={withRouter(load)} {...props}>
    {([screen, { Routed }]) => <Routed>{children(screen)}</Routed>}
  </LazyScreen>
)

/** Makes a screen use this code and this router, which are loaded already. Returns the function that ends this. */
export const holdRouted = <Module,>(load: Load<Module>, module: Module, router: Router) =>
  hold(withRouter(load), [module, router])

/**
 * Loads a screen's code and the router ahead. Resolves to the function that makes a screen use them, so that it shows no
 * loading state first; that returns the function that ends this.
 */
export async function bringRouted<Module>(load: Load<Module>): Promise<() => () => void> {
  const both = withRouter(load)
  const modules = await both()
  return () => hold(both, modules)
}
