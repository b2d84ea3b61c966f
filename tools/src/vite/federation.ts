import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { readToolsConfig } from '../config.ts'
import { leanRouter } from './lean-router.ts'

/** The singletons of the page; each bundle has its own copy of everything else (docs/adr/001-federation-wiring.md). */
const SINGLETONS = ['react', 'react-dom', '@rumo/shared-auth']

function shared(eager: boolean) {
  return Object.fromEntries(SINGLETONS.map((name) => [name, { singleton: true, eager }]))
}

const build = {
  target: 'es2022',
  manifest: true,
  modulePreload: { polyfill: false },
} satisfies UserConfig['build']

/** Beside each file its compressed twins, for servers that send them as they are. */
const compressed = () =>
  compression({
    algorithms: ['brotliCompress', 'gzip'],
    exclude: [/\.woff2$/, /index\.html$/, /manifest\.json$/],
    threshold: 500,
    skipIfLargerOrEqual: true,
    logLevel: 'silent',
  })

const ENTRY = './src/entry.tsx'

/**
 * One chunk, and one stylesheet, for what the first screen needs: what a lazy screen shares with it
 * would otherwise be a request of its own.
 */
const inOneChunk = (entry: string) => ({
  preserveEntrySignatures: 'allow-extension' as const,
  output: {
    codeSplitting: {
      groups: [{ name: 'entry', test: (id: string) => id.endsWith(entry.slice(1)) }],
    },
  },
})

const COMMON = {
  shareStrategy: 'loaded-first',
  disableSnapshot: true,
  dts: false,
  manifest: false,
  dev: { remoteHmr: true },
} as const

/** The Vite configuration of the host: it knows the base path that the site is served under. */
export function hostConfig(): UserConfig {
  return {
    base: `${readToolsConfig().base}shell/`,
    plugins: [
      react(),
      federation({
        ...COMMON,
        name: 'shell',
        shared: shared(true),
        experiments: { provideExternalRuntime: true },
      }),
      compressed(),
    ],
    build,
  }
}

/** The Vite configuration of the remote `name`: a relative base, so that it may be put anywhere. */
export function remoteConfig(name: string): UserConfig {
  return {
    base: './',
    plugins: [
      react(),
      federation({
        ...COMMON,
        name,
        filename: 'remoteEntry.js',
        exposes: { './entry': ENTRY },
        shared: shared(false),
        experiments: { externalRuntime: true },
        disableRemote: true,
      }),
      leanRouter(),
      compressed(),
    ],
    build: { ...build, rolldownOptions: { input: ENTRY, ...inOneChunk(ENTRY) } },
  }
}
