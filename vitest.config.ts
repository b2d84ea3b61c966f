import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { importsOfModules } from './tools/src/checks/module-imports.ts'
import { keepTemporaryFilesInMemory } from './tools/src/system/memory-folder.ts'

keepTemporaryFilesInMemory()

/**
 * The test files that need a database. Each runs on SQLite and on PostgreSQL, except a file that is about one of them
 * and has the name of that database in its own.
 */
const onDatabase = globSync('api/src/**/*.test.ts').filter((file) =>
  /from '.*testing\/(api|database)\.ts'/.test(readFileSync(file, 'utf8')),
)

/** The factor on the number of cases that a property test tries. It is greater than 1 in a full run. */
const thoroughness = Number(process.env.THOROUGHNESS ?? 1)

/**
 * Test files that run on PostgreSQL only in a full run. What they promise happens before any database call, concerns
 * files, or holds for all calls. In the last case, the tests of each module run the queries of these calls on both
 * databases.
 */
const ON_ANY_DATABASE = [
  'api/src/{app,server}.test.ts',
  'api/src/infra/files/{receive-file,storage}.test.ts',
  'api/src/domain/accounts/sessions.test.ts',
  'api/src/domain/accounts/limits/{cheap-first,retry-after}.test.ts',
  'api/src/domain/accounts/senhas/hashes.test.ts',
  'api/src/domain/seed/demo-booklets.test.ts',
  'api/src/modules/arquivos/arquivos.{ranges,routes}.test.ts',
  'api/src/modules/edicao/textos-quebrados.test.ts',
  'api/src/modules/envios/*.test.ts',
  'api/src/modules/importacoes/{exame,exame-hostil,gabarito}.routes.test.ts',
  'api/src/modules/provas/extract-pdf.routes.test.ts',
  'api/src/modules/usuarios/usuarios.fairness.test.ts',
  'api/src/plugins/{acesso,error-handler,file-addresses,hostile-bodies,ids-in-words,logging,older-clients,openapi,section-7,transport}.test.ts',
  'api/src/plugins/{foreign-records,key-under-way,unpublished-records}.test.ts',
]

/**
 * The limit that ends a test that hangs. It grows with `thoroughness`, because a property test then tries more cases.
 * How fast something is, the bench measures.
 */
const HANGS_MS = 60_000 * thoroughness

/** Booklets that belong to exam boards are on few machines. Their tests run only where RUMO_EXAMS names the folder. */
const WITHOUT_EXAMS = process.env.RUMO_EXAMS ? [] : ['**/real-exams.test.ts']

const SETTINGS = 'contract/src/testing/test-settings.ts'

export default defineConfig({
  plugins: [react(), importsOfModules(import.meta.dirname)],
  test: {
    // The test files of a worker share its process: a new process that loads all modules again cost more than most test
    // files.
    isolate: false,
    // One worker more than the two cores of a usual machine: many tests wait for a pause, a disk or a database.
    maxWorkers: 3,
    // With Node's default space for young objects, garbage collection took a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: 10_000 } },
    provide: { thoroughness },
    // Only an import with `?raw` gives the text of a stylesheet. Any other import gives its class names and no styles.
    css: { include: /\?raw$/, modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,exam-pdf,api,tools,e2e}/src/**/*.test.ts'],
          exclude: ['**/{,*.}postgres.test.ts', ...WITHOUT_EXAMS],
          environment: 'node',
          setupFiles: [SETTINGS, 'api/src/testing/unordered.ts'],
          globalSetup: 'api/src/testing/sqlite-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onDatabase,
          exclude: ['**/{,*.}sqlite.test.ts', ...(thoroughness > 1 ? [] : ON_ANY_DATABASE)],
          environment: 'node',
          setupFiles: SETTINGS,
          globalSetup: 'api/src/testing/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['{shared-*,shell,mf-*}/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // The candidates' time zone. It differs from UTC, so a test fails when code takes the UTC day for the
          // reader's day.
          env: { TZ: 'America/Sao_Paulo' },
          setupFiles: [SETTINGS, 'shared-ui/src/fresh-page.ts'],
        },
      },
    ],
  },
})
