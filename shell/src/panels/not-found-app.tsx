import { createRoot, type Root } from 'react-dom/client'
import type { LifeCycles } from 'single-spa'
import { elementById } from '../page.ts'
import { NotFound } from './not-found.tsx'

/** The application that single-spa mounts on a path that no remote owns. `home` is the address of the home page. */
export function notFoundApp(home: string): LifeCycles {
  const slot = document.createElement('div')
  slot.dataset.boundary = 'shell'
  let root: Root | null = null
  return {
    bootstrap: () => Promise.resolve(),
    mount: () => {
      elementById('pagina').append(slot)
      root = createRoot(slot)
      root.render(<NotFound home={home} />)
      return Promise.resolve()
    },
    unmount: () => {
      root?.unmount()
      slot.remove()
      return Promise.resolve()
    },
  }
}
