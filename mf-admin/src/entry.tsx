import './shared/zod-without-eval.ts'
import type { RemoteEntry } from '@rumo/contract/host'
import { createRoot, type Root } from 'react-dom/client'
import { Router } from './app/router.tsx'

let root: Root | null = null

export const bootstrap: RemoteEntry['bootstrap'] = () => Promise.resolve()

export const mount: RemoteEntry['mount'] = ({ slot, basename, fail }) => {
  root = createRoot(slot, { onUncaughtError: fail })
  root.render(<Router basename={basename} />)
  return Promise.resolve()
}

export const unmount: RemoteEntry['unmount'] = () => {
  root?.unmount()
  root = null
  return Promise.resolve()
}
