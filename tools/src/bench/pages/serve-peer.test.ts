import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { servePeer } from './serve-peer.ts'

const PAGE = '<!doctype html><title>Vizinho</title>'
const SCRIPT = 'export const one = 1\n'.repeat(100)

it('serves the files of a site by brotli, and its page under every other path', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-peer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const site = path.join(folder, 'site')
  await mkdir(path.join(site, 'remote'), { recursive: true })
  await writeFile(path.join(site, 'index.html'), PAGE)
  await writeFile(path.join(site, 'remote', 'entry.js'), SCRIPT)
  await using served = await servePeer(site, path.join(folder, 'copy'))

  const ask = (below: string) => fetch(served.url + below, { headers: { 'Accept-Encoding': 'br' } })
  const script = await ask('remote/entry.js')
  expect(script.headers.get('content-encoding')).toBe('br')
  expect(script.headers.get('content-type')).toMatch(/javascript/)
  expect(await script.text()).toBe(SCRIPT)
  for (const below of ['', 'planets']) {
    const page = await ask(below)
    expect([page.status, await page.text()]).toEqual([200, PAGE])
  }
  expect(await readdir(site)).toEqual(['index.html', 'remote'])
})
