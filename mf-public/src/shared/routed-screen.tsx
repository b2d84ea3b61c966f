import type { ComponentType, ReactNode } from 'react'
import { hold, LazyScreen, type LazyScreenProps } from './lazy-screen.tsx'

interface Router {
  Routed: ComponentType<{ children: ReactNode }>
}

type Load<Module> = () => Promise<Module>

/** What loads a screen's code with its router, by what loads the code alone. */
const routed = new WeakMap<Load<unknown>, Load<[unknown, Router]>>()

function withRouter<Module>(load: Load<Module>): Load<[Module, Router]> {
  const known = routed.get(load)
  if (known) return known as Load<[Module, Router]>
  const both = () => Promise.all([load(), import('./routed.tsx')])
  routed.set(load, both)
  return both
}

/** The screen of a path: its router comes with its code. */
export const RoutedScreen = <Module,>({ load, children, ...props }: LazyScreenProps<Module>) => (
  <LazyScreen<[Module, Router]> load={withRouter(load)} {...props}>
    {([screen, { Routed }]) => <Routed>{children(screen)}</Routed>}
  </LazyScreen>
)

/** Has a screen shown with code and router that are there already. */
export function holdRouted<Module>(load: Load<Module>, module: Module, router: Router): void {
  hold(withRouter(load), [module, router])
}

/** Brings a screen's code and router, so that its first view is the screen itself. */
export async function bringRouted<Module>(load: Load<Module>): Promise<void> {
  const both = withRouter(load)
  hold(both, await both())
}
