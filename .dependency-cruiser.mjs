import { readFileSync } from 'node:fs'

// Who may import whom (docs/adr, ARCHITECTURE.md). Each rule has a planted violation in
// tools/fixtures/dependency-rules, and `npm test` fails when one of them stops firing.
const BUNDLES = '(shell|mf-public|mf-student|mf-admin)'
/**
 * For each package, a pattern of the source files that other packages may import, read from `exports` of its
 * package.json.
 */
const ENTRIES = Object.fromEntries(
  ['contract', 'shared-auth', 'shared-device', 'shared-ui', 'exam-pdf', 'api', 'tools'].map(
    (name) => {
      const { exports } = JSON.parse(
        readFileSync(new URL(`${name}/package.json`, import.meta.url), 'utf8'),
      )
      const files = Object.values(exports).map((file) =>
        file.replace('./src/', '').replaceAll('.', '\\.').replaceAll('*', '[\\w-]+'),
      )
      return [name, `(${files.join('|')})$`]
    },
  ),
)

/** Source files that only tests, checks, measurements and commands for developers run. */
const OF_TESTS =
  '\\.(test|fixture)\\.tsx?$|/testing|^shared-ui/src/fresh-page|^tools/src/(bench|booklets|fonts|mutation|system/(chromium|programs))'

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

export default {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Two files that need each other are one file, or three.',
    ),
    forbid(
      'contract-has-no-circle',
      { path: '^contract/' },
      { circular: true },
      'Calls import schemas, never the reverse; a noun that knows another is not known by it, not even by types.',
    ),
    forbid('no-unresolved', {}, { couldNotResolve: true }, 'An import that leads nowhere.'),
    forbid(
      'the-product-runs-without-dev-dependencies',
      { path: '^[\\w-]+/src/', pathNot: `^e2e/|${OF_TESTS}` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
      'npm start installs none of them (tools/run.mjs).',
    ),
    forbid(
      'contract-imports-nothing-of-ours',
      { path: '^contract/' },
      { path: `^(${BUNDLES}|shared-\\w+|api|tools|e2e)/` },
      'The contract is what everybody else stands on.',
    ),
    forbid(
      'bundles-meet-at-run-time',
      { path: `^${BUNDLES}/` },
      { path: `^${BUNDLES}/`, pathNot: '^$1/' },
      'A bundle never imports a bundle.',
    ),
    forbid(
      'bundles-know-no-server',
      { path: `^(${BUNDLES}|shared-\\w+)/src/` },
      { path: '^(api|tools|e2e)/' },
      'What runs in a browser imports nothing that runs on a server.',
    ),
    forbid(
      'api-knows-no-site',
      { path: '^api/' },
      { path: `^(${BUNDLES}|shared-\\w+|tools|e2e)/` },
      'The API knows nothing of the site.',
    ),
    forbid(
      'exam-pdf-knows-neither-database-nor-http',
      { path: '^exam-pdf/src/', pathNot: '\\.(test|fixture)\\.ts$' },
      {
        path: `(^(${BUNDLES}|contract|shared-\\w+|api|tools|e2e)/|node_modules/(fastify|kysely|pg|axios)/|^(node:)?(http|https|net|sqlite|child_process)$)`,
      },
      'Bytes in, plain data out.',
    ),
    forbid(
      'shared-is-the-bottom',
      { path: `^${BUNDLES}/src/shared/` },
      { path: `^${BUNDLES}/src/(features|app)/` },
      'shared <- features <- app.',
    ),
    forbid(
      'features-know-no-screen',
      { path: `^${BUNDLES}/src/features/` },
      { path: `^${BUNDLES}/src/app/` },
      'shared <- features <- app.',
    ),
    forbid(
      'features-stand-alone',
      { path: `^(${BUNDLES})/src/features/([^/]+)/` },
      { path: `^${BUNDLES}/src/features/`, pathNot: '^$1/src/features/$3/' },
      'A feature never imports another: app/routes composes them.',
    ),
    ...Object.entries(ENTRIES).map(([name, entries]) =>
      forbid(
        `${name}-by-its-entries`,
        { pathNot: `^${name}/` },
        { path: `^${name}/src/`, pathNot: `^${name}/src/${entries}` },
        'A workspace package is entered by the names in its exports.',
      ),
    ),
    forbid(
      'only-the-http-client-knows-axios',
      { pathNot: '^shared-auth/src/http\\.ts$' },
      { path: 'node_modules/axios/' },
      'One client, one error type.',
    ),
    forbid(
      'no-validator-in-a-visitors-bundle',
      { path: '^(shell|mf-public|mf-student|shared-\\w+)/src/' },
      {
        path: '(node_modules/zod/|^contract/src/.+\\.schema\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
      'What a visitor downloads holds no validation library.',
    ),
    forbid(
      'only-repositories-know-the-database',
      { path: '^api/src/modules/', pathNot: '(\\.repository\\.ts|\\.test\\.ts)$' },
      {
        path: '(^api/src/infra/database/db\\.ts$|node_modules/kysely/)',
        dependencyTypesNot: ['type-only'],
      },
      'routes -> service -> repository.',
    ),
    forbid(
      'repositories-are-the-bottom',
      { path: '^api/src/modules/.*\\.repository\\.ts$' },
      { path: '^api/src/modules/.*\\.(routes|service)\\.ts$' },
      'routes -> service -> repository.',
    ),
    forbid(
      'services-know-no-route',
      { path: '^api/src/modules/.*\\.service\\.ts$' },
      { path: '^api/src/modules/.*\\.routes\\.ts$' },
      'routes -> service -> repository.',
    ),
    forbid(
      'modules-stand-alone',
      { path: '^api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      { path: '^api/src/modules/', pathNot: '^api/src/modules/$1/' },
      'A module never imports the files of another; its SQL may join any table.',
    ),
    forbid(
      'machinery-knows-no-domain',
      { path: '^api/src/infra/', pathNot: '\\.(test|fixture)\\.ts$' },
      { path: '^api/src/(domain|modules|plugins)/' },
      'infra <- domain <- modules.',
    ),
    forbid(
      'domain-knows-no-module',
      { path: '^api/src/domain/', pathNot: '\\.(test|fixture)\\.ts$' },
      { path: '^api/src/(modules|plugins)/' },
      'infra <- domain <- modules.',
    ),
    forbid(
      'production-imports-no-testing',
      { path: '^[\\w-]+/src/', pathNot: `^e2e/|${OF_TESTS}` },
      { path: '(^|/)testing(/|\\.ts$)|\\.fixture\\.tsx?$' },
      'What only tests need stays out of what is shipped.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^tools/fixtures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
}
