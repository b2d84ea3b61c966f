import {
  type BundleManifest,
  CONTRACT_VERSION,
  remotes,
  SITE_CONFIG_ID,
  type SiteConfig,
} from '@rumo/contract'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildIn, firstRelease as releaseAll, makeSite, SETTINGS } from './release.fixture.ts'
import { KEPT_RELEASES, listReleases, release, rollBack } from './releases.ts'

const METAS = { path: '/aluno/metas', guard: 'session' } as const
const ADMIN = path.join('bundles', 'mf-admin')

let folder: string
let site: string

beforeEach(async () => {
  ;({ folder, site } = await makeSite())
})

/** A build of a bundle with this version in its manifest. */
const build = (bundle: string, version: string, changes: Partial<BundleManifest> = {}) =>
  buildIn(folder, bundle, { version, changes })
const firstRelease = () => releaseAll({ folder, site })

const read = (...file: string[]) => readFile(path.join(site, ...file), 'utf8')
const servedEntry = (bundle: string) => read('www/bundles', bundle, 'remoteEntry.js')
const versions = async (bundle: string) =>
  (await listReleases(site, bundle)).map(({ words, isInUse }) => `${isInUse ? '*' : ''}${words}`)

async function configIn(page: string): Promise<SiteConfig> {
  const text = await read('www/pages', page)
  return JSON.parse(new RegExp(`id="${SITE_CONFIG_ID}">(.*)</script>`).exec(text)?.[1] ?? '')
}

/** The contents of all files that visitors get and that the next compose reads, without their dates. */
async function state(): Promise<Record<string, string>> {
  const files = await readdir(site, { recursive: true, withFileTypes: true })
  const texts = files
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(site, file), await readFile(file, 'base64')] as const
    })
  return Object.fromEntries(await Promise.all(texts))
}

describe('a release', () => {
  it('puts one bundle into a site, and leaves the others and the files of before', async () => {
    await firstRelease()
    await release(site, [await build('mf-admin', '1.1.0')])
    expect(await servedEntry('mf-admin')).toBe('// mf-admin 1.1.0')
    expect(await servedEntry('mf-public')).toBe('// mf-public 1.0.0')
    expect(await readdir(path.join(site, 'www/bundles/mf-admin/assets'))).toEqual([
      'mf-admin-1.0.0.js',
      'mf-admin-1.1.0.js',
    ])
    expect(await versions('mf-admin')).toEqual([
      '*mf-admin 1.1.0 (c0ffee00)',
      'mf-admin 1.0.0 (c0ffee00)',
    ])
  })

  it('tells each page which builds it has', async () => {
    await firstRelease()
    await release(site, [await build('mf-admin', '1.1.0', { commit: null })])
    const { build: ofShell, remotes: placed } = await configIn('index.html')
    expect([ofShell, ...placed.map((remote) => remote.build)]).toEqual([
      'shell 1.0.0 (c0ffee00)',
      'mf-public 1.0.0 (c0ffee00)',
      'mf-student 1.0.0 (c0ffee00)',
      'mf-admin 1.1.0',
    ])
  })

  it('brings its own paths, whatever this checkout knows of them', async () => {
    await firstRelease()
    const [, { owner, exposes, paths } = expect.fail()] = remotes
    const remote = { owner, exposes, paths: [...paths, METAS] }
    await release(site, [await build('mf-student', '1.1.0', { remote })])
    expect(JSON.parse(await read('www/paths.json'))).toContainEqual({
      path: METAS.path,
      page: 'aluno.metas.html',
    })
    const page = await configIn('aluno.metas.html')
    expect(page.remotes[1]?.paths).toContainEqual(METAS)
  })

  it('brings a remote that the site did not have', async () => {
    await firstRelease()
    const remote = {
      owner: 'Equipe nova',
      exposes: './entry',
      paths: [{ path: '/calendario', guard: 'none' }],
    } as const
    const calendar = { remote: { ...remote, paths: [...remote.paths] } }
    await release(site, [await build('mf-calendario', '0.1.0', calendar)])
    const page = await configIn('calendario.html')
    expect(page.remotes.at(-1)).toMatchObject({
      name: 'mf-calendario',
      entry: expect.stringMatching(/^\/rumo\/mf-calendario\/remoteEntry\.js\?v=/) as string,
    })
  })

  it('keeps what was put in place by hand as the first release', async () => {
    await firstRelease()
    await rm(path.join(site, ADMIN))
    const { folder: byHand } = await build('mf-admin', '0.9.0')
    await cp(byHand, path.join(site, ADMIN), { recursive: true })
    await release(site, [await build('mf-admin', '1.1.0')])
    expect(await versions('mf-admin')).toEqual(
      expect.arrayContaining(['*mf-admin 1.1.0 (c0ffee00)', 'mf-admin 0.9.0 (c0ffee00)']),
    )
    await rollBack(site, 'mf-admin')
    expect(await servedEntry('mf-admin')).toBe('// mf-admin 0.9.0')
  })

  it(`keeps the last ${KEPT_RELEASES}`, async () => {
    await firstRelease()
    const before = Array.from({ length: KEPT_RELEASES }, (_, at) => `2026-01-1${at}T00-00-00-000Z`)
    for (const id of before) {
      const earlier = path.join(site, 'releases/mf-admin', id)
      await cp((await build('mf-admin', '0.9.0')).folder, earlier, { recursive: true })
    }
    await release(site, [await build('mf-admin', '1.1.0')])
    const kept = (await listReleases(site, 'mf-admin')).map(({ id }) => id)
    expect(kept.slice(2)).toEqual(before.slice(2).toReversed())
  })
})

describe('what does not go together with the site', () => {
  const publico = remotes[0] ?? expect.fail()
  it.each<[string, string, Partial<BundleManifest>, string]>([
    ['another bundle', 'mf-admin', { name: 'mf-public' }, 'é a construção de mf-public'],
    [
      'a build for another contract',
      'mf-admin',
      { contract: CONTRACT_VERSION + 1 },
      `mf-admin foi construído para a versão ${CONTRACT_VERSION + 1} do contrato`,
    ],
    [
      'a path of another bundle',
      'mf-admin',
      { remote: { ...publico, paths: [{ path: '/aluno', guard: 'none' }] } },
      'mf-admin e mf-student prometem o mesmo caminho: /aluno',
    ],
    [
      'a manifest that is none',
      'mf-admin',
      { remote: { ...publico, paths: [{ path: '../segredo', guard: 'none' }] } },
      'não serve',
    ],
  ])('is refused, and changes nothing: %s', async (_, bundle, changes, words) => {
    await firstRelease()
    const before = await state()
    await expect(release(site, [await build(bundle, '2.0.0', changes)])).rejects.toThrow(words)
    expect(await state()).toEqual(before)
  })

  it('is refused where it is no build, or the pages cannot be composed', async () => {
    await firstRelease()
    const empty = { bundle: 'mf-admin', folder: path.join(folder, 'nada') }
    await expect(release(site, [empty])).rejects.toThrow('não é a construção de mf-admin')
    await writeFile(path.join(site, 'site.json'), JSON.stringify({ ...SETTINGS, api: '/' }))
    const before = await state()
    await expect(release(site, [await build('mf-admin', '2.0.0')])).rejects.toThrow('site.json')
    expect(await state()).toEqual(before)
    expect(await versions('mf-admin')).toEqual(['*mf-admin 1.0.0 (c0ffee00)'])
  })

  it('is refused where the site leaves that bundle to another site', async () => {
    await firstRelease()
    const own = { ...SETTINGS, sem_remotos: ['mf-admin'] }
    await writeFile(path.join(site, 'site.json'), JSON.stringify(own))
    const before = await state()
    await expect(release(site, [await build('mf-admin', '2.0.0')])).rejects.toThrow(
      'não tem mf-admin: veja sem_remotos em site.json',
    )
    expect(await state()).toEqual(before)
  })

  it('leaves no bundle in a site that lacks others', async () => {
    await expect(release(site, [await build('mf-admin', '1.0.0')])).rejects.toThrow(
      'Falta a construção',
    )
    expect(existsSync(path.join(site, ADMIN))).toBe(false)
  })
})

describe('going back', () => {
  it('puts the release before into use, or the one that is named', async () => {
    await firstRelease()
    await release(site, [await build('mf-admin', '1.1.0')])
    await release(site, [await build('mf-admin', '1.2.0')])
    await rollBack(site, 'mf-admin')
    expect(await servedEntry('mf-admin')).toBe('// mf-admin 1.1.0')
    const newest = (await listReleases(site, 'mf-admin'))[0]?.id
    expect(await rollBack(site, 'mf-admin', newest)).toBe(newest)
    expect(await servedEntry('mf-admin')).toBe('// mf-admin 1.2.0')
  })

  it('says that there is none before, or none of that name', async () => {
    await firstRelease()
    await expect(rollBack(site, 'mf-admin')).rejects.toThrow('não tem uma versão anterior')
    await expect(rollBack(site, 'mf-admin', 'ontem')).rejects.toThrow('não tem outra versão ontem')
  })
})
