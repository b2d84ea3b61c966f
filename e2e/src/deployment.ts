import {
  buildOf,
  composeFolder,
  PRERENDER,
  release,
  rollBack,
  ROOT,
  stampOf,
} from '@rumo/tools/e2e'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** A part of the names of a changed build's hashed files. */
export const CHANGED = '-outra'

const RELEASE = path.join(ROOT, 'tools/src/commands/release.ts')
const BUNDLES = ['shell', 'mf-public', 'mf-student', 'mf-admin']

/**
 * Makes a site in a folder of its own, laid out as in docs/operations.md, with API servers on these ports of this
 * machine. `own` are settings that replace those of site.json.
 */
export async function makeSite(apiPorts: readonly number[], own: object = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-site-'))
  const site = path.join(folder, 'site')
  const settings = path.join(site, 'site.json')
  for (const bundle of BUNDLES) {
    await cp(buildOf(bundle), path.join(site, 'bundles', bundle), { recursive: true })
  }
  const given = JSON.parse(await readFile(path.join(ROOT, 'site.json'), 'utf8')) as object
  const servidores_da_api = apiPorts.map((port) => `127.0.0.1:${port}`)
  const write = (more: object) =>
    writeFile(
      settings,
      JSON.stringify({ ...given, ...own, ...more, api: '/api/', servidores_da_api }),
    )
  await write({})
  const compose = () => composeFolder({ site, settings })
  await compose()
  return {
    /** What nginx serves. */
    www: path.join(site, 'www'),
    /** A folder for nginx's own files. */
    nginx: path.join(folder, 'nginx'),
    /** A folder for the API's data. */
    data: path.join(folder, 'dados'),
    bundle: (name: string) => path.join(site, 'bundles', name),
    /** A folder for builds that are going to be released. */
    builds: path.join(folder, 'construcoes'),
    compose,
    /** Changes some of the site's own settings, and composes. */
    change: (more: object) => write(more).then(compose),
    release: (bundle: string, build: string) => release(site, [{ bundle, folder: build }]),
    /** Releases by the command that an operator uses. Rejects with the command's message when it refuses. */
    releaseByCommand: (bundle: string, build: string) =>
      promisify(execFile)('node', [RELEASE, bundle, '--from', build, '--to', site]),
    rollBack: (bundle: string) => rollBack(site, bundle),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/**
 * Makes a different build of a build, as a change of its sources would: with another text, and with other names for all
 * its hashed files. The compressed copies are removed.
 */
export async function changeBuild(build: string, [from, to]: [string, string]): Promise<void> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const hashed = files
    .filter(({ parentPath, name }) => path.basename(parentPath) === 'assets' && !isTwin(name))
    .map(({ name }) => name)
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name)
    if (isTwin(name)) {
      await rm(file)
      continue
    }
    if (!/\.(?:m?js|css|json|html)$/.test(name)) continue
    const text = hashed.reduce(
      (changed, asset) => changed.replaceAll(asset, renamed(asset)),
      await readFile(file, 'utf8'),
    )
    await writeFile(file, text.replaceAll(from, to))
  }
  for (const name of hashed) {
    await rename(path.join(build, 'assets', name), path.join(build, 'assets', renamed(name)))
  }
  const stamp = path.join(build, PRERENDER.stamp)
  if (existsSync(stamp)) await writeFile(stamp, await stampOf(build))
}

const isTwin = (name: string) => /\.(?:br|gz)$/.test(name)
/** A different name each time. A number is raised, so that the name does not grow: a file system limits its length. */
const renamed = (asset: string) =>
  asset.replace(
    CHANGED_END,
    (_end, times = '0', extension) => `${CHANGED}${Number(times) + 1}${extension}`,
  )
const CHANGED_END = new RegExp(String.raw`(?:${CHANGED}(\d+))?(\.\w+)$`)
