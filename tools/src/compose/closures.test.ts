import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  both,
  containerScripts,
  earlyScript,
  prefix,
  screenClosure,
  shellClosure,
  without,
} from './closures.ts'
import type { ViteManifest } from './vite-manifest.ts'

/** A build's folder with these chunks in its manifest. */
async function built(manifest: ViteManifest): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-closures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, '.vite'))
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return folder
}

const REMOTE: ViteManifest = {
  'src/entry.tsx': { file: 'entry.js', css: ['entry.css'], imports: ['shared'] },
  shared: { file: 'shared.js' },
  '\u0000virtual:mf-REMOTE_ENTRY_ID:1': { file: 'remoteEntry.js' },
  '\u0000virtual:mf-localSharedImportMap': { file: 'map.js' },
  'src/app/routes/cursos.tsx': { file: 'cursos.js', css: ['cursos.css'], imports: ['shared'] },
  'src/app/routes/provas/provas.open.tsx': { file: 'provas.js' },
  'src/app/routes/sobre.tsx': { file: 'sobre.js' },
}
const MODULE = ['entry.js', 'shared.js']
const CONTAINER = ['remoteEntry.js', 'map.js']

describe('screenClosure', () => {
  it.each([
    ['/cursos', ['cursos.js']],
    ['/cursos/5/alunos', ['cursos.js']],
    ['/provas', ['provas.js']],
    ['/', []],
    ['/outra', []],
  ])('of %j has the exposed module and the screen of its first segment', async (at, screens) => {
    const { scripts } = await screenClosure(await built(REMOTE), { path: at })
    expect(scripts).toEqual([...MODULE, ...screens])
  })

  it('has a screen of another name, which its path tells', async () => {
    const { styles } = await screenClosure(await built(REMOTE), { path: '/x', screen: 'cursos' })
    expect(styles).toContain('cursos.css')
  })

  it('has the styles of what it has', async () => {
    const folder = await built(REMOTE)
    expect((await screenClosure(folder, { path: '/cursos' })).styles).toEqual([
      'entry.css',
      'cursos.css',
    ])
    expect((await screenClosure(folder, { path: '/provas' })).styles).toEqual(['entry.css'])
  })
})

it('containerScripts are what the federation loads to find the exposed module', async () => {
  const scripts = await containerScripts(await built(REMOTE))
  expect(scripts.toSorted()).toEqual(CONTAINER.toSorted())
})

describe('earlyScript', () => {
  it('is the one that is called by a screen, for the paths of that screen alone', async () => {
    const early = 'src/app/routes/provas/provas.early.ts'
    const folder = await built({ ...REMOTE, [early]: { file: 'early.js' } })
    const found = ['/provas', '/provas/{id}', '/cursos', '/'].map((at) => earlyScript(folder, at))
    expect(await Promise.all(found)).toEqual(['early.js', 'early.js', undefined, undefined])
  })
})

describe('shellClosure', () => {
  it('has the page’s entry and what federation starts with', async () => {
    const { 'src/entry.tsx': entry = { file: '' }, ...others } = REMOTE
    const { scripts } = await shellClosure(await built({ 'index.html': entry, ...others }))
    expect(scripts.toSorted()).toEqual([...MODULE, ...CONTAINER].toSorted())
  })
})

describe('closures', () => {
  const one = { scripts: ['a.js'], styles: ['a.css'] }
  const other = { scripts: ['b.js'], styles: [] }

  it('go together in their order, under the path of their build', () => {
    expect(both(prefix(one, '/rumo/x/'), other)).toEqual({
      scripts: ['/rumo/x/a.js', 'b.js'],
      styles: ['/rumo/x/a.css'],
    })
  })

  it('leave out what a template links, and nothing whose address only begins one', () => {
    const linked =
      '<script src="/a.js"></script><script src="/b.js.map"></script><link href="/a.css">'
    const closure = { scripts: ['/a.js', '/b.js'], styles: ['/a.css', '/b.css'] }
    expect(without(linked, closure)).toEqual({
      scripts: ['/b.js'],
      styles: ['/b.css'],
    })
  })
})
