import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { importsOfModules } from './tools/src/checks/module-imports.ts'
import { keepTemporaryFilesInMemory } from './tools/src/system/memory-folder.ts'

keepTemporaryFilesInMemory()

/** Tests that need a database: each runs on both, but for those about one of them, which its name tells. */
const onDatabase = globSync('api/src/**/*.test.ts').filter((file) =>
  /from '.*testing\/(api|database)\.ts'/.test(readFileSync(file, 'utf8')),
)

/** How many times as often as usual a property is tried: more than once in a full run. */
const thoroughness = Number(process.env.THOROUGHNESS ?? 1)

/**
 * A full run alone has them on PostgreSQL too: what they promise comes before any database, or is of files, or is said of
 * all calls, whose queries the tests of each module try on both.
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

/** Ends a test that hangs, in as much time as it may try oftener; how fast something is, the bench says. */
const HANGS_MS = 60_000 * thoroughness

/** Booklets that boards own are on few machines: their tests run where RUMO_EXAMS names the folder. */
const WITHOUT_EXAMS = process.env.RUMO_EXAMS ? [] : ['**/real-exams.test.ts']

const SETTINGS = 'contract/src/testing/test-settings.ts'

export default defineConfig({
  plugins: [react(), importsOfModules(import.meta.dirname)],
  test: {
    // The files of a worker share its process: starting one and loading all modules anew cost more than most files.
    isolate: false,
    // One more than cores: many a test waits for a pause, a disk or a database.
    maxWorkers: 3,
    // Collecting what young objects leave took a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: 10_000 } },
    provide: { thoroughness },
    // A stylesheet is read where a test asks for its text; by anything else nothing of it but its classes.
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
          // Where the candidates are: what takes the reader's day for that of UTC is told apart.
          env: { TZ: 'America/Sao_Paulo' },
          setupFiles: [SETTINGS, 'shared-ui/src/fresh-page.ts'],
        },
      },
    ],
  },
})
