import { execFile } from 'node:child_process'
import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { ownEnv, ROOT } from '../config.ts'

/** The packages of this repository that a remote of another repository uses, as sources. */
const SHARED = ['contract', 'shared-auth', 'shared-device', 'shared-ui']
const KIT = '@rumo/remote-kit'
/** Packages that the kit names as dependencies instead of bundling them. */
const OF_OTHERS = ['@module-federation/vite', '@vitejs/plugin-react', 'vite-plugin-compression2']

/**
 * Packs what a remote of another repository is built with into the folder `to` (docs/teams.md): the contract, the
 * shared packages, and @rumo/remote-kit, which builds a remote as this repository does. All get the same version, so
 * that none is used with an older version of another. Gives the paths of the archives, in the format of npm.
 */
export async function packAll(to: string): Promise<string[]> {
  await mkdir(to, { recursive: true })
  const { version } = await readJson(path.join(ROOT, 'contract/package.json'))
  const filters = SHARED.map((name) => `--filter=./${name}`)
  await pnpm(ROOT, [...filters, 'pack', '--pack-destination', to])
  await using staged = await mkdtempDisposable(path.join(tmpdir(), 'rumo-remote-kit-'))
  await stageKit(staged.path, version)
  await pnpm(staged.path, ['pack', '--pack-destination', to])
  const names = [...SHARED.map((name) => `rumo-${name}`), 'rumo-remote-kit']
  return names.map((name) => path.join(to, `${name}-${version}.tgz`))
}

/** Builds the kit as one file of JavaScript, because Node runs no TypeScript from node_modules. */
async function stageKit(folder: string, version: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    ssr: { noExternal: true, external: [...OF_OTHERS, 'vite'] },
    build: {
      ssr: 'remote-kit.ts',
      outDir: folder,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'vite.js' } },
    },
  })
  const versions = await versionsOf(OF_OTHERS)
  const { vite } = await versionsOf(['vite'])
  await writeJson(path.join(folder, 'package.json'), {
    name: KIT,
    version,
    type: 'module',
    exports: { './vite': './vite.js', './tsconfig.json': './tsconfig.json' },
    dependencies: versions,
    peerDependencies: { vite },
  })
  const { compilerOptions: base } = await readJson(path.join(ROOT, 'tsconfig.base.json'))
  const { compilerOptions: browser } = await readJson(path.join(ROOT, 'tsconfig.browser.json'))
  const { tsBuildInfoFile: _, ...ofPages } = browser
  await writeJson(path.join(folder, 'tsconfig.json'), {
    compilerOptions: { ...base, ...ofPages, incremental: false },
  })
}

async function versionsOf(names: readonly string[]): Promise<Record<string, string>> {
  const installed = path.join(ROOT, 'tools/node_modules')
  const found = names.map(async (name) => {
    const { version } = await readJson(path.join(installed, name, 'package.json'))
    return [name, version] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** Finds pnpm where tools/run.mjs has noted it. */
async function pnpm(folder: string, args: readonly string[]): Promise<void> {
  const noted = await readFile(path.join(ROOT, 'node_modules/.rumo-pnpm'), 'utf8')
  const PATH = [noted, ownEnv()['PATH']].join(path.delimiter)
  const shell = process.platform === 'win32'
  await promisify(execFile)('pnpm', args, { cwd: folder, env: ownEnv({ PATH }), shell })
}

interface Manifest {
  version: string
  compilerOptions: Record<string, unknown>
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest
const writeJson = (file: string, value: object) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
