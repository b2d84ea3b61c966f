import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rename, rm, utimes } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildIn, firstRelease, makeSite } from './release.fixture.ts'
import { listReleases, release, rollBack } from './releases.ts'

let folder: string
let site: string

beforeEach(async () => {
  ;({ folder, site } = await makeSite())
  await firstRelease({ folder, site })
})

const build = (version: string) => buildIn(folder, 'mf-admin', { version })
const shellFor = (base: string) => buildIn(folder, 'shell', { version: '2.0.0', base })
const idsIn = (where: string) => readdir(path.join(where, 'releases/mf-admin'))
const served = (where: string) =>
  readFile(path.join(where, 'www/bundles/mf-admin/remoteEntry.js'), 'utf8')

describe('going back', () => {
  it('goes one further each time, and not to what is in use', async () => {
    await release(site, [await build('1.1.0')])
    await release(site, [await build('1.2.0')])
    for (const version of ['1.1.0', '1.0.0']) {
      await rollBack(site, 'mf-admin')
      expect(await served(site)).toBe(`// mf-admin ${version}`)
    }
    await expect(rollBack(site, 'mf-admin')).rejects.toThrow('não tem uma versão anterior')
    const now = (await listReleases(site, 'mf-admin')).find(({ isInUse }) => isInUse)?.id ?? ''
    await expect(rollBack(site, 'mf-admin', now)).rejects.toThrow(`não tem outra versão ${now}`)
  })
})

describe('what a site keeps', () => {
  it('has nothing of a build that was copied in part', async () => {
    const before = await idsIn(site)
    const broken = await build('1.1.0')
    // A socket is the one kind of file that cannot be copied.
    const socket = net.createServer().listen(path.join(broken.folder, 'assets/fila'))
    await once(socket, 'listening')
    onTestFinished(() => void socket.close())
    await expect(release(site, [broken])).rejects.toThrow('socket')
    expect(await idsIn(site)).toEqual(before)
    expect(await served(site)).toBe('// mf-admin 1.0.0')
  })

  it('has for releases what was released, whatever else lies there', async () => {
    const before = await listReleases(site, 'mf-admin')
    for (const name of ['.2999-01-01T00-00-00-000Z.7', 'guardada']) {
      await mkdir(path.join(site, 'releases/mf-admin', name))
    }
    expect(await listReleases(site, 'mf-admin')).toEqual(before)
  })

  it('dates what was put in place by hand by when that was', async () => {
    const place = path.join(site, 'bundles/mf-admin')
    await rm(place)
    await cp((await build('0.9.0')).folder, place, { recursive: true })
    const then = new Date('2026-01-02T12:00:00.000Z')
    await utimes(place, then, then)
    await release(site, [await build('1.1.0')])
    expect(await idsIn(site)).toContain('2026-01-02T12-00-00-000Z')
  })

  it('goes with it where its folder is moved', async () => {
    const moved = path.join(folder, 'outro lugar')
    await rename(site, moved)
    await release(moved, [await build('1.1.0')])
    expect(await served(moved)).toBe('// mf-admin 1.1.0')
    await rollBack(moved, 'mf-admin')
    expect(await served(moved)).toBe('// mf-admin 1.0.0')
  })
})

describe('a shell for another path', () => {
  it('moves the site where that is asked for, and not otherwise', async () => {
    const shell = await shellFor('/outra/')
    const home = () => readFile(path.join(site, 'www/pages/index.html'), 'utf8')
    await expect(release(site, [shell])).rejects.toThrow('--base /outra/')
    expect(await home()).toContain('src="/rumo/shell/')
    await release(site, [shell], '/outra/')
    expect(await home()).toContain('src="/outra/shell/')
  })
})
