import { remotes, type Composition, type SiteConfig } from '@rumo/contract'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hashOf, writeOfflineSite } from './offline-site.ts'

const LATER = { file: 'assets/later-1.js', css: ['assets/later-1.css'] }
const OF_SHELL = {
  'index.html': { file: 'assets/start-1.js', dynamicImports: ['src/later.ts'] },
  'src/later.ts': LATER,
}
const OF_REMOTE = {
  'src/later.ts': LATER,
  'src/entry.tsx': {
    file: 'assets/entry-1.js',
    dynamicImports: ['src/features/leitor/leitor.tsx', 'src/later.ts'],
  },
  'src/features/leitor/leitor.tsx': { file: 'assets/leitor-1.js' },
  'virtual:mf-REMOTE_ENTRY_ID': { file: 'remoteEntry.js' },
}
const config: SiteConfig = {
  base: '/rumo/',
  extensoes: [],
  faculdade: {
    nome: 'Colégio',
    url_vestibular: 'https://example.com/',
    url_inscricao: 'https://example.com/',
    contato: 'x',
  },
  remotes: remotes.map((one) => ({ ...one, entry: `/rumo/${one.name}/remoteEntry.js?v=1` })),
}
const PAGES = [
  { path: '/', text: 'home' },
  { path: '/aluno', text: 'plain' },
  { path: '/aluno/redacoes/{id}', text: 'plain' },
]

async function written(own: Partial<SiteConfig> = {}, hasWorker = true) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-offline-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const buildOf = (bundle: string) => path.join(folder, bundle)
  for (const name of ['shell', ...remotes.map((one) => one.name)]) {
    await mkdir(path.join(buildOf(name), '.vite'), { recursive: true })
    const manifest = JSON.stringify(name === 'shell' ? OF_SHELL : OF_REMOTE)
    await writeFile(path.join(buildOf(name), '.vite/manifest.json'), manifest)
    await writeFile(path.join(buildOf(name), 'remoteEntry.js'), `entry of ${name}`)
  }
  await mkdir(path.join(buildOf('shell'), 'worker'))
  if (hasWorker) await writeFile(path.join(buildOf('shell'), 'worker/sw.js'), '(() => {})()')
  const site = { ...config, ...own }
  await writeOfflineSite({ config: site, pages: PAGES, plain: 'plain', buildOf, out: folder })
  return {
    worker: await readFile(path.join(folder, 'sw.js'), 'utf8'),
    manifest: JSON.parse(await readFile(path.join(folder, 'rumo.webmanifest'), 'utf8')) as object,
  }
}

async function composition(own: Partial<SiteConfig> = {}): Promise<Composition> {
  const { worker } = await written(own)
  return JSON.parse(/^self\.RUMO_COMPOSITION = (.*);$/m.exec(worker)?.[1] ?? '') as Composition
}

describe('the composition of a worker', () => {
  it('has each page once, by an address that answers with it and with its content', async () => {
    const { files, pages, plain } = await composition()
    expect(pages).toEqual({
      '/': '/rumo/',
      '/aluno': '/rumo/aluno',
      '/aluno/redacoes/{id}': '/rumo/aluno',
    })
    expect([files['/rumo/'], files['/rumo/aluno']]).toEqual([hashOf('home'), hashOf('plain')])
    expect(plain).toBe('/rumo/aluno')
  })

  it('has what shell and remotes may come to need, but what needs a network', async () => {
    const { files } = await composition()
    expect(Object.keys(files).filter((file) => file.startsWith('/rumo/shell/'))).toEqual([
      '/rumo/shell/assets/start-1.js',
      '/rumo/shell/assets/later-1.js',
      '/rumo/shell/assets/later-1.css',
    ])
    expect(files).toHaveProperty(['/rumo/mf-public/assets/later-1.js'], null)
    expect(files).not.toHaveProperty(['/rumo/mf-public/assets/leitor-1.js'])
  })

  it('has the entry of every remote with its content, and of a back office nothing else', async () => {
    const { files } = await composition()
    const ofAdmin = Object.entries(files).filter(([file]) => file.startsWith('/rumo/mf-admin/'))
    expect(ofAdmin).toEqual([['/rumo/mf-admin/remoteEntry.js?v=1', hashOf('entry of mf-admin')]])
    expect(files).not.toHaveProperty(['/rumo/mf-public/remoteEntry.js'])
  })

  it('is another one after any change', async () => {
    const ids = await Promise.all([
      composition(),
      composition(),
      composition({ remotes: config.remotes.slice(0, 2) }),
    ])
    expect(ids[0]?.id).toBe(ids[1]?.id)
    expect(ids[0]?.id).not.toBe(ids[2]?.id)
  })
})

describe('a worker that ends the one before', () => {
  it.each([
    ['the site is not to have one', { sem_internet: false }, true],
    ['the shell brings none', {}, false],
  ])('is written where %s', async (_why, own, hasWorker) => {
    const { worker } = await written(own, hasWorker)
    expect(worker).toContain('registration.unregister()')
    expect(worker).not.toContain('RUMO_COMPOSITION')
  })
})

it('says how a device installs the site, below its base', async () => {
  const { manifest } = await written()
  expect(manifest).toMatchObject({ start_url: '/rumo/', scope: '/rumo/', display: 'standalone' })
})
