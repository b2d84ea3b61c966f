import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests that need a database: each runs on both, but for those about one of them, which its name tells. */
const onDatabase = globSync('api/src/**/*.test.ts').filter((file) =>
  /from '.*testing\/(api|database)\.ts'/.test(readFileSync(file, 'utf8')),
)

/** Ends a test that hangs; how fast something is, the bench says. */
const HANGS_MS = 60_000

const SETTINGS = 'contract/src/test-settings.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    // The files of a worker share its process: starting one and loading all modules anew cost more than most files.
    isolate: false,
    maxWorkers: 2,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: 10_000 } },
    provide: { thoroughness: Number(process.env.THOROUGHNESS ?? 1) },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,api,tools,e2e}/src/**/*.test.ts'],
          exclude: ['**/{,*.}postgres.test.ts'],
          environment: 'node',
          setupFiles: SETTINGS,
          globalSetup: 'api/src/testing/sqlite-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onDatabase,
          exclude: ['**/{,*.}sqlite.test.ts'],
          environment: 'node',
          setupFiles: SETTINGS,
          globalSetup: 'api/src/testing/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['{shared-auth,shared-ui,shell,mf-*}/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [SETTINGS, 'shared-ui/src/fresh-page.ts'],
        },
      },
    ],
  },
})
