import { federation } from '@module-federation/vite'
import { SINGLETONS } from '@rumo/contract'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { readToolsConfig } from '../config.ts'
import { bundleManifest, type RemotePart } from './bundle-manifest.ts'
import { calledOnLoad } from './called-on-load.ts'
import { mergedChunks, type SharedFiles } from './chunks.ts'
import { compressed, compressedByGzip } from './compressed.ts'
import { earlyScripts } from './early-scripts.ts'
import { inlineRuntime } from './inline-runtime.ts'
import { leanFederation } from './lean-federation.ts'
import { leanRouter } from './lean-router.ts'
import { offlineWorker } from './offline-worker.ts'
import { scopedNames } from './scoped-names.ts'

const SHARED = Object.fromEntries(SINGLETONS.map((name) => [name, { singleton: true }]))

const build = {
  target: 'es2022',
  manifest: true,
  modulePreload: { polyfill: false },
} satisfies UserConfig['build']

const ENTRY = './src/entry.tsx'

/** The name of the file that holds React. */
const REACT = 'libraries'

/**
 * Libraries of the shell, which change seldom. In files of their own, a browser keeps them over a release. The first
 * screen does not need the federation.
 */
const LIBRARIES = [
  { name: REACT, test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'federation', test: /\/node_modules\/@module-federation\/[\w-]+\// },
]

/**
 * The Vite configuration of the host, which knows the base path of the site. It uses the federation's runtime without
 * the plugin, whose part for hosts is eight files and 13 KB (shell/src/remotes/federation.ts).
 */
export function hostConfig(): UserConfig {
  return {
    base: `${readToolsConfig().base}shell/`,
    plugins: [
      react(),
      leanFederation(),
      inlineRuntime(),
      bundleManifest('shell'),
      offlineWorker(),
      compressed(),
    ],
    css: scopedNames,
    define: {
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
    },
    build: {
      ...build,
      rolldownOptions: {
        // Neither the shell nor a library in it runs code by the reading of a property or of a global.
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: {
          codeSplitting: { groups: LIBRARIES },
          postBanner: calledOnLoad(REACT),
        },
      },
    },
  }
}

/**
 * The Vite configuration of the remote `name`. Its base is relative, so that the remote may be put anywhere. `part` is
 * what the remote adds to a site. Only a remote of another repository gives it, because the contract's table does not
 * have that remote. `files` are for what only certain screens share (chunks.ts).
 */
export function remoteConfig(name: string, part?: RemotePart, files?: SharedFiles): UserConfig {
  return {
    base: './',
    plugins: [
      react(),
      federation({
        name,
        filename: 'remoteEntry.js',
        exposes: { './entry': ENTRY },
        shared: SHARED,
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
        disableRemote: true,
        disableSnapshot: true,
        dts: false,
        manifest: false,
        dev: { remoteHmr: true },
      }),
      leanRouter(),
      earlyScripts(),
      mergedChunks(ENTRY.slice(1), files),
      inlineRuntime(),
      bundleManifest(name, part),
      compressed(),
      compressedByGzip(),
    ],
    css: scopedNames,
    // Leaves out what the federation's plugin does for remotes of Vue.
    define: { __VUE_HMR_RUNTIME__: '0' },
    build: {
      ...build,
      rolldownOptions: {
        input: ENTRY,
        // Code that a lazy screen shares with the entry stays in the entry's chunk.
        preserveEntrySignatures: 'allow-extension',
        output: {},
      },
    },
  }
}
