import {
  APP_MANIFEST_FILE,
  COMPOSITION_NAME,
  WORKER_FILE,
  type Composition,
  type Guard,
  type PlacedRemote,
  type SiteConfig,
} from '@rumo/contract'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { WORKER } from '../vite/worker-file.ts'
import { appManifest } from './app-manifest.ts'
import { offlineFiles } from './closures.ts'
import { writeCompressed } from './write-whole.ts'

/**
 * A worker that replaces the one that a browser has, deletes its caches and unregisters itself. An open page goes on
 * with the network.
 */
export const WORKER_OFF = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('rumo-')).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
)
`

/**
 * The guards of paths that are used without a network. A remote that has only other paths, as the back office, is not
 * kept.
 */
const WITHOUT_A_NETWORK: ReadonlySet<Guard> = new Set(['none', 'visitante', 'session'])

/** The text of a page, and the path of the site that it answers. */
export interface ComposedPage {
  path: string
  text: string
}

interface OfflineInput {
  config: SiteConfig
  pages: readonly ComposedPage[]
  /** The text of the page for paths that do not exist, which has no screen drawn ahead. */
  plain: string
  buildOf: (bundle: string) => string
  /** The folder of the bundles. */
  out: string
}

/**
 * Writes the web app manifest, and the worker with the composition that it keeps
 * (docs/adr/020-installed-and-without-a-network.md). When the site's settings turn the worker off, or the shell's build
 * has none, the file ends the worker that a browser has.
 */
export async function writeOfflineSite(input: OfflineInput): Promise<void> {
  const { config, buildOf, out } = input
  const code = await readFile(path.join(buildOf('shell'), WORKER.file), 'utf8').catch(() => null)
  const isOn = config.sem_internet !== false && code !== null
  const worker = isOn
    ? `self.${COMPOSITION_NAME} = ${JSON.stringify(await compositionOf(input))};\n${code}`
    : WORKER_OFF
  await writeCompressed(path.join(out, APP_MANIFEST_FILE), appManifest(config))
  await writeCompressed(path.join(out, WORKER_FILE), worker)
}

/** All files of one composition of the site, by the addresses under which a browser requests them. */
async function compositionOf({
  config,
  pages,
  plain,
  buildOf,
}: OfflineInput): Promise<Composition> {
  const { base, remotes } = config
  const files = new Map<string, string | null>()
  const addresses: Record<string, string> = {}
  const byContent = new Map<string, string>()
  for (const { path: sitePath, text } of pages) {
    const hash = hashOf(text)
    const address = byContent.get(hash) ?? base + sitePath.slice(1).replaceAll(/\{\w+\}/g, '0')
    byContent.set(hash, address)
    files.set(address, hash)
    addresses[sitePath] = address
  }
  for (const file of await offlineFiles(buildOf('shell'))) files.set(`${base}shell/${file}`, null)
  for (const remote of remotes) {
    const { name, entry } = remote
    const own = isForStudents(remote) ? await offlineFiles(buildOf(name)) : []
    for (const file of own) files.set(`${base}${name}/${file}`, null)
    // The entry keeps its name when its content changes. Only the address with the version belongs to one composition.
    files.delete(entry.split('?')[0] ?? entry)
    files.set(entry, hashOf(await readFile(path.join(buildOf(name), 'remoteEntry.js'))))
  }
  const id = hashOf(JSON.stringify([...files]))
    .replaceAll(/\W/g, '')
    .slice(0, ID_LENGTH)
  const plainAddress = byContent.get(hashOf(plain)) ?? null
  return { id, base, files: Object.fromEntries(files), pages: addresses, plain: plainAddress }
}

const ID_LENGTH = 16

const isForStudents = ({ paths }: PlacedRemote) =>
  paths.some(({ guard }) => WITHOUT_A_NETWORK.has(guard))

export const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64')
