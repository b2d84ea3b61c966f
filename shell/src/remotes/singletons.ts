import type { Singleton } from '@rumo/contract'
import * as auth from '@rumo/shared-auth'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as jsxRuntime from 'react/jsx-runtime'

/** The modules that the shell provides for every remote. */
export const singletons = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@rumo/shared-auth': auth,
} satisfies Record<Singleton, object>

/**
 * Puts the singletons where the modules of a remote look for them first, so that such a module can also be imported
 * without the federation (docs/adr/001-federation-wiring.md).
 */
export function provideSingletons(): void {
  const share = Object.fromEntries(
    Object.entries(singletons).map(([name, module]) => [`default:${name}`, module]),
  )
  Object.assign(globalThis, { __mf_module_cache__: { share, remote: {} } })
}
