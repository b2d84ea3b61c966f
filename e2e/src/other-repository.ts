import { ownEnv, ROOT } from '@rumo/tools/e2e'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * The folders of this repository whose node_modules may have a package that the remote needs. All of them use the same
 * version of a package.
 */
const INSTALLED = [
  '.',
  'mf-student',
  'shared-ui',
  'shared-auth',
  'shared-device',
  'contract',
  'tools',
]

const PACKAGES = path.join(ROOT, 'tools/src/commands/packages.ts')

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const exec = promisify(execFile)

/**
 * Makes a repository of its own for the remote with which docs/teams.md begins. It is in a folder outside this one, and
 * its node_modules hold the packed packages.
 */
export async function makeRepository() {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-outra-equipe-'))
  const remote = path.join(folder, 'mf-calendario')
  await cp(path.join(ROOT, 'tools/fixtures/mf-calendario'), remote, { recursive: true })
  await install(remote, path.join(folder, 'pacotes'))
  const PATH = [path.join(ROOT, 'node_modules/.bin'), ownEnv()['PATH']].join(path.delimiter)
  return {
    build: path.join(remote, 'dist'),
    manifest: path.join(remote, 'dist/rumo.json'),
    /** Runs a script of the remote's package.json. Rejects with the script's output when it fails. */
    run: (script: string) => exec('npm', ['run', script], { cwd: remote, env: ownEnv({ PATH }) }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/**
 * Does the work of `npm install` without a registry. The packed packages are unpacked, and the packages that they and
 * the remote name are linked to those installed in this repository.
 */
async function install(remote: string, archives: string): Promise<void> {
  const modules = path.join(remote, 'node_modules')
  const manifests = [await manifestIn(remote)]
  await mkdir(path.join(modules, '@rumo'), { recursive: true })
  await exec('node', [PACKAGES, '--to', archives])
  for (const file of await readdir(archives)) {
    await exec('tar', ['--extract', '--file', file], { cwd: archives })
    const unpacked = path.join(archives, 'package')
    const { devDependencies: _, ...own } = await manifestIn(unpacked)
    await rename(unpacked, path.join(modules, own.name))
    manifests.push(own)
  }
  for (const { dependencies, devDependencies, peerDependencies } of manifests) {
    const wanted = { ...dependencies, ...devDependencies, ...peerDependencies }
    for (const [name, version] of Object.entries(wanted)) await link(modules, name, version)
  }
}

async function link(modules: string, name: string, version: string): Promise<void> {
  const place = path.join(modules, name)
  if (!existsSync(place)) {
    await mkdir(path.dirname(place), { recursive: true })
    await symlink(await installed(name), place)
  }
  const found = (await manifestIn(place)).version
  if (found !== version) throw new Error(`${name} is ${found} here, and ${version} is asked for.`)
}

async function installed(name: string): Promise<string> {
  const places = INSTALLED.map((folder) => path.join(ROOT, folder, 'node_modules', name))
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Error(`No package of this repository has ${name}.`)
  return realpath(found)
}

const manifestIn = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest
