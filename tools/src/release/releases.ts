import { buildWords } from '@rumo/contract'
import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { checkTogether, readBundle } from '../compose/read-bundle.ts'
import { readSiteSettings } from '../compose/site-settings.ts'
import { bundlesIn, composeFolder, FOLDERS, settingsOf } from '../compose/site-folder.ts'

/** How many releases of a bundle are kept, including the one in use. */
export const KEPT_RELEASES = 10

/** A build that was released. */
export interface Release {
  bundle: string
  /** The moment of the release, which is also the name of its folder. Ids sort by time. */
  id: string
  /** The version and commit of the build, in words; empty when the build has no manifest. */
  words: string
  isInUse: boolean
}

/** A build to release: its bundle and its folder. */
export interface Build {
  bundle: string
  folder: string
}

/**
 * Puts builds into the site of a folder, beside the earlier releases, and composes its pages. Each build is copied
 * completely before one rename puts it into use. When the builds and the site do not fit together, or the pages cannot
 * be composed, it throws a message for the user and the site stays as it was.
 */
export async function release(
  site: string,
  builds: readonly Build[],
  base?: string,
): Promise<void> {
  await checkInSite(site, builds)
  await checkWanted(site, builds)
  const ids = new Map<string, string>()
  try {
    for (const { bundle, folder } of builds) {
      await adoptFolder(site, bundle)
      ids.set(bundle, await copyRelease(site, bundle, folder))
    }
    await putIntoUse(site, ids, base)
  } catch (error) {
    for (const [bundle, id] of ids) await rm(folderOf(site, bundle, id), { recursive: true })
    throw error
  }
  for (const { bundle } of builds) await removeOldest(site, bundle)
}

/**
 * Puts an earlier release back into use and composes: the one before the release in use or, if given, the one called
 * `id`. Gives its id.
 */
export async function rollBack(site: string, bundle: string, id?: string): Promise<string> {
  const releases = await listReleases(site, bundle)
  const now = releases.findIndex(({ isInUse }) => isInUse)
  const wanted =
    id === undefined ? releases[now + 1] : releases.find((one) => one.id === id && !one.isInUse)
  if (now === -1 || !wanted) {
    throw new Error(
      id === undefined
        ? `${site} não tem uma versão anterior de ${bundle}.`
        : `${site} não tem outra versão ${id} de ${bundle}. Veja quais há: npm run release -- ${bundle} --to ${site} --list`,
    )
  }
  await checkInSite(site, [{ bundle, folder: folderOf(site, bundle, wanted.id) }])
  await putIntoUse(site, new Map([[bundle, wanted.id]]))
  return wanted.id
}

/** The releases of a bundle that a site has, the newest first. */
export async function listReleases(site: string, bundle: string): Promise<Release[]> {
  const inUse = await idInUse(site, bundle)
  const ids = (await readdir(releasesOf(site, bundle)).catch(() => [])).filter(isId)
  return Promise.all(
    ids
      .toSorted()
      .toReversed()
      .map(async (id) => {
        const { version, commit = null } = await readBundle(bundle, folderOf(site, bundle, id))
        const words = version === undefined ? '' : buildWords({ name: bundle, version, commit })
        return { bundle, id, words, isInUse: id === inUse }
      }),
  )
}

const releasesOf = (site: string, bundle: string) => path.join(site, FOLDERS.releases, bundle)
const folderOf = (site: string, bundle: string, id: string) =>
  path.join(releasesOf(site, bundle), id)
const linkOf = (site: string, bundle: string) => path.join(site, FOLDERS.bundles, bundle)

/** Checks that the site's bundles make one site, with these builds in place of those in use. */
async function checkInSite(site: string, builds: readonly Build[]): Promise<void> {
  for (const { bundle, folder } of builds) {
    if (existsSync(path.join(folder, '.vite', 'manifest.json'))) continue
    throw new Error(`${folder} não é a construção de ${bundle}: falta .vite/manifest.json.`)
  }
  const folders = new Map((await bundlesIn(site)).map((name) => [name, linkOf(site, name)]))
  for (const { bundle, folder } of builds) folders.set(bundle, folder)
  checkTogether(await Promise.all([...folders].map(([name, folder]) => readBundle(name, folder))))
}

/** Throws for a bundle that the site's settings leave out: it would be released and shown nowhere. */
async function checkWanted(site: string, builds: readonly Build[]): Promise<void> {
  const { sem_remotos = [] } = await readSiteSettings(settingsOf(site))
  const unwanted = builds.find(({ bundle }) => sem_remotos.includes(bundle))
  if (unwanted)
    throw new Error(`O site de ${site} não tem ${unwanted.bundle}: veja sem_remotos em site.json.`)
}

/**
 * When the bundles of a site were put in place by hand, there are folders instead of links. Such a folder becomes the
 * first release of its bundle.
 */
async function adoptFolder(site: string, bundle: string): Promise<void> {
  const place = linkOf(site, bundle)
  const found = await lstat(place).catch(() => null)
  if (!found?.isDirectory()) return
  await mkdir(releasesOf(site, bundle), { recursive: true })
  const id = idAt((await stat(place)).mtime)
  await rename(place, folderOf(site, bundle, id))
  await link(site, bundle, id)
}

async function copyRelease(site: string, bundle: string, folder: string): Promise<string> {
  const releases = releasesOf(site, bundle)
  await mkdir(releases, { recursive: true })
  const id = idAt(new Date())
  const draft = path.join(releases, `.${id}.${process.pid}`)
  try {
    await cp(folder, draft, { recursive: true })
    await rename(draft, path.join(releases, id))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return id
}

/**
 * Puts these releases, by bundle, into use. When the pages cannot be composed with them, the former releases are put
 * back.
 */
async function putIntoUse(site: string, ids: ReadonlyMap<string, string>, base?: string) {
  const former = new Map<string, string | null>()
  for (const bundle of ids.keys()) former.set(bundle, await idInUse(site, bundle))
  for (const [bundle, id] of ids) await link(site, bundle, id)
  try {
    await composeFolder({ site, settings: settingsOf(site), base })
  } catch (error) {
    for (const [bundle, id] of former) {
      if (id === null) await rm(linkOf(site, bundle), { force: true })
      else await link(site, bundle, id)
    }
    throw error
  }
}

/** Changes the link by one rename: a reader finds either the former release or this one. */
async function link(site: string, bundle: string, id: string): Promise<void> {
  const place = linkOf(site, bundle)
  const draft = `${place}.${process.pid}.new`
  await mkdir(path.dirname(place), { recursive: true })
  await rm(draft, { force: true })
  await symlink(path.join('..', FOLDERS.releases, bundle, id), draft)
  await rename(draft, place)
}

async function idInUse(site: string, bundle: string): Promise<string | null> {
  const target = await readlink(linkOf(site, bundle)).catch(() => null)
  return target === null ? null : path.basename(target)
}

async function removeOldest(site: string, bundle: string): Promise<void> {
  const releases = await listReleases(site, bundle)
  for (const { id, isInUse } of releases.slice(KEPT_RELEASES)) {
    if (!isInUse) await rm(folderOf(site, bundle, id), { recursive: true })
  }
}

/** A time as `2026-11-24T04-20-31-123Z`, which is a valid name of a folder on every system. */
const idAt = (instant: Date) => instant.toISOString().replaceAll(/[:.]/g, '-')
const isId = (name: string) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name)
