import { createInstance } from '@module-federation/runtime'
import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core'
import type { Singleton } from '@rumo/contract'
import { singletons } from './singletons.ts'

/** The parts of the runtime that remotes built with `externalRuntime` expect in the page. */
const RUNTIME = {
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
}

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: RUNTIME })

const singleton = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
})

const { react, 'react-dom': reactDom } = singletons

/**
 * The federation's runtime in this page, with the singletons that the shell provides for every remote
 * (docs/adr/001-federation-wiring.md).
 */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: singleton(react.version, react),
    'react/jsx-runtime': singleton(react.version, singletons['react/jsx-runtime']),
    'react-dom': singleton(reactDom.version, reactDom),
    'react-dom/client': singleton(reactDom.version, singletons['react-dom/client']),
    '@rumo/shared-auth': singleton('0.1.0', singletons['@rumo/shared-auth']),
  } satisfies Record<Singleton, object>,
})
