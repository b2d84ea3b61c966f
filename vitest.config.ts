import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests that need a database: each runs on both, but for those about one of them, which its name tells. */
const onDatabase = globSync('api/src/**/*.test.ts').filter((file) =>
  /from '.*testing\/(api|database)\.ts'/.test(readFileSync(file, 'utf8')),
)

/** Some tests start servers and processes, beside those of another file. */
const PROCESSES_TIMEOUT_MS = 20_000

export default defineConfig({
  plugins: [react()],
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,api,tools,e2e}/src/**/*.test.ts'],
          exclude: ['**/{,*.}postgres.test.ts'],
          environment: 'node',
          testTimeout: PROCESSES_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onDatabase,
          exclude: ['**/{,*.}sqlite.test.ts'],
          environment: 'node',
          testTimeout: PROCESSES_TIMEOUT_MS,
          globalSetup: 'api/src/testing/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['{shared-auth,shared-ui,shell,mf-*}/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
  },
})
