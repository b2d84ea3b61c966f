import { BUNDLE_MANIFEST, type BundleManifest, CONTRACT_VERSION, remotes } from '@rumo/contract'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { type Build, release } from './releases.ts'

const shellAt = (base: string) =>
  `<script type="module" src="${base}shell/assets/index-1.js"></script>` +
  '<!--compose:head--><!--compose:header--><!--compose:page--><!--compose:config-->'
export const SETTINGS = {
  api: '/api/',
  faculdade: {
    nome: 'Colégio',
    url_vestibular: 'https://example.com/',
    url_inscricao: 'https://example.com/',
    contato: 'x',
  },
}

/** A folder for the builds of a test, with the folder of a site that has no builds yet. */
export async function makeSite(): Promise<{ folder: string; site: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const site = path.join(folder, 'site')
  await mkdir(site)
  await writeFile(path.join(site, 'site.json'), JSON.stringify(SETTINGS))
  return { folder, site }
}

/** The version of a build, other changes of its manifest and, for a shell, its base path. */
interface Named {
  version: string
  changes?: Partial<BundleManifest>
  base?: string
}

/** Makes a build of a bundle in a folder of its own. */
export async function buildIn(
  folder: string,
  bundle: string,
  { version, changes, base = '/rumo/' }: Named,
): Promise<Build> {
  const dist = await mkdtemp(path.join(folder, `${bundle}-`))
  const own = remotes.find(({ name }) => name === bundle)
  const manifest = {
    name: bundle,
    version,
    commit: 'c0ffee00',
    contract: CONTRACT_VERSION,
    ...(own && { remote: { owner: own.owner, exposes: own.exposes, paths: own.paths } }),
    ...changes,
  }
  const files = {
    [BUNDLE_MANIFEST]: JSON.stringify(manifest),
    'remoteEntry.js': `// ${bundle} ${version}`,
    '.vite/manifest.json': '{}',
    ...(bundle === 'shell' && { 'index.html': shellAt(base) }),
    [`assets/${bundle}-${version}.js`]: '// hashed',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true })
    await writeFile(path.join(dist, name), text)
  }
  return { bundle, folder: dist }
}

/** Releases version 1.0.0 of every bundle of a site. */
export async function firstRelease({ folder, site }: Awaited<ReturnType<typeof makeSite>>) {
  const bundles = ['shell', ...remotes.map(({ name }) => name)]
  const builds = bundles.map((bundle) => buildIn(folder, bundle, { version: '1.0.0' }))
  await release(site, await Promise.all(builds))
}
