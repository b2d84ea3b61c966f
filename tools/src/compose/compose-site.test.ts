import {
  BUNDLE_MANIFEST,
  remotes,
  SITE_CONFIG_ID,
  type Remote,
  type SiteSettings,
} from '@rumo/contract'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PRERENDER, stampOf } from '../vite/prerender-files.ts'
import { composeSite } from './compose-site.ts'
import { styleHash } from './inline-style.ts'

const settings: SiteSettings = {
  api: '/api/',
  extensoes: ['sem_javascript'],
  servidores_da_api: ['10.0.0.7:3000'],
  faculdade: {
    nome: 'Colégio',
    url_vestibular: 'https://example.com/',
    url_inscricao: 'https://example.com/',
    contato: 'x',
  },
}
/** The template links the shell's entry already, as Vite does. */
const TEMPLATE =
  '<link rel="stylesheet" crossorigin href="/rumo/shell/entry.css"><script src="/rumo/shell/entry.js"></script>\n' +
  '<!--compose:head--><!--compose:header--><!--compose:page--><!--compose:config-->'
const SHELL = {
  'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js', css: ['react.css'] },
  'virtual:mf-localSharedImportMap__shell': { file: 'map.js' },
  'src/start-shell.tsx': { file: 'rest.js', css: ['rest.css'], imports: ['index.html'] },
  'src/lazy.ts': { file: 'lazy.js' },
}
const REMOTE = {
  'virtual:mf-REMOTE_ENTRY_ID__remote': { file: 'remoteEntry.js' },
  'src/entry.tsx': { file: 'own.js', css: ['own.css'] },
  'index.html': { file: 'alone.js' },
  'src/app/routes/temas-redacao/temas-redacao.open.tsx': {
    file: 'temas.js',
    css: ['temas.css'],
    imports: ['src/entry.tsx'],
  },
}

const OWN_FILES = (name: string) => ({
  'own.js': name,
  'own.css': 'own{}',
  'temas.css': 'temas{}',
  'remoteEntry.js': `entry of ${name}`,
})
/** The manifest of a build whose exposed module is the file `module`. */
const stating = ({ name, ...remote }: Remote, module: string) =>
  JSON.stringify({ name, version: '1', commit: null, contract: 1, remote: { ...remote, module } })

/** The address of a remote's entry. Its name stays the same over releases, and the query depends on its content. */
const ENTRY = /remoteEntry\.js\?v=\w{8}/

/** `module`: what the manifests of the remotes' builds state, if there are such manifests. */
async function composed(prerender: Record<string, string> = {}, module?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-compose-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const buildOf = (bundle: string) => path.join(folder, bundle)
  const write = async (bundle: string, manifest: object, files: Record<string, string>) => {
    await mkdir(path.join(buildOf(bundle), '.vite'), { recursive: true })
    await writeFile(path.join(buildOf(bundle), '.vite/manifest.json'), JSON.stringify(manifest))
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(buildOf(bundle), name), text)
    }
  }
  await write('shell', SHELL, {
    'index.html': TEMPLATE,
    'entry.js': 'shell',
    'entry.css': 'shell{}',
    'react.css': 'react{}',
    'rest.css': 'rest{}',
  })
  for (const remote of remotes) {
    const stated = module === undefined ? {} : { [BUNDLE_MANIFEST]: stating(remote, module) }
    await write(remote.name, REMOTE, { ...OWN_FILES(remote.name), ...stated })
  }
  for (const [bundle, code] of Object.entries(prerender)) {
    await mkdir(path.join(buildOf(bundle), PRERENDER.folder))
    await writeFile(path.join(buildOf(bundle), PRERENDER.module), code)
    await writeFile(path.join(buildOf(bundle), PRERENDER.stamp), await stampOf(buildOf(bundle)))
  }
  const out = path.join(folder, 'out')
  const warned: string[] = []
  const warn = (words: string) => warned.push(words)
  const map = await composeSite({ base: '/rumo/', settings, buildOf, out, warn })
  return { map, out, warned, read: (file: string) => readFile(path.join(out, file), 'utf8') }
}

/** The files that a page tells the browser to load at once, besides those that its template links. */
const linkedIn = (page: string) =>
  [...page.matchAll(/<link rel="(\w+)"(?: fetchpriority="low")? crossorigin href="([^"]*)">/g)].map(
    ([, kind, url]) => `${kind} ${url}`,
  )

const OF_SHELL = ['modulepreload /rumo/shell/react.js', 'modulepreload /rumo/shell/map.js']

it('links in a page for visitors what the shell and its remote begin with, once', async () => {
  const { read } = await composed()
  for (const page of ['index', 'login', 'provas-anteriores.{id}']) {
    const text = await read(`pages/${page}.html`)
    expect(linkedIn(text)).toEqual([
      ...OF_SHELL,
      'modulepreload /rumo/mf-public/own.js',
      'modulepreload /rumo/shell/rest.js',
      expect.stringMatching(/^modulepreload \/rumo\/mf-public\/remoteEntry\.js\?v=\w{8}$/),
    ])
    expect(text).toContain('<style>rest{}</style>')
  }
})

it('holds the rest of the shell and the federation back where a screen is drawn ahead', async () => {
  const { read } = await composed({ 'mf-public': drawing('screen') }, 'own.js')
  const page = await read('pages/index.html')
  expect(linkedIn(page)).toEqual([...OF_SHELL, 'modulepreload /rumo/mf-public/own.js'])
  const held = page.match(/(?<=href=")[^"]*(?=" media="not all" data-(rest|account)>)/g)
  expect(held).toEqual(['/rumo/shell/rest.js', expect.stringMatching(ENTRY)])
  expect(page).toContain('<style>rest{}</style>')
  expect(page).toContain('"module":"/rumo/mf-public/own.js"')
})

it('holds nothing back from a remote whose build does not state its module', async () => {
  const { read } = await composed({ 'mf-public': drawing('screen') })
  expect(await read('pages/index.html')).not.toContain('data-rest')
})

it('links in the page of a lazy screen what that comes with, and holds its styles', async () => {
  const { read } = await composed()
  const page = await read('pages/temas-redacao.html')
  expect(linkedIn(page)).toContain('modulepreload /rumo/mf-public/temas.js')
  expect(page).toContain('<style>temas{}</style>')
})

it('links in a page behind a guard, and in that of no path, what the shell begins with', async () => {
  const { read } = await composed()
  for (const page of ['aluno', 'admin', 'revisar-erros', '404']) {
    expect(linkedIn(await read(`pages/${page}.html`))).toEqual([
      'stylesheet /rumo/shell/entry.css',
      ...OF_SHELL,
      'modulepreload /rumo/shell/rest.js',
      'stylesheet /rumo/shell/react.css',
      'stylesheet /rumo/shell/rest.css',
    ])
  }
})

it('leads from the list of exams and the themes to what the API writes for browsers without scripts', async () => {
  const { map, read } = await composed()
  const leading = await Promise.all(
    map.map(async ({ path: sitePath, page }) => {
      const text = await read(`pages/${page}`)
      return text.includes('http-equiv="refresh"') ? sitePath : []
    }),
  )
  expect(leading.flat()).toEqual(['/temas-redacao', '/provas-anteriores'])
})

it('maps each path of the remotes to its page, for the servers too', async () => {
  const { map, read } = await composed()
  expect(map.map((one) => one.path)).toEqual(
    remotes.flatMap(({ paths }) => paths.map((one) => one.path)),
  )
  expect(map).toEqual(
    expect.arrayContaining([
      { path: '/', page: 'index.html' },
      { path: '/aluno/redacoes/{id}', page: 'aluno.redacoes.{id}.html' },
    ]),
  )
  const text = await read('paths.json')
  expect(JSON.parse(text)).toEqual(map)
  expect(text.endsWith(']\n')).toBe(true)
})

it('copies every bundle, and tells each page where its remotes are', async () => {
  const { read, out } = await composed()
  expect(await readdir(path.join(out, 'bundles/shell'))).toContain('entry.js')
  expect(await read('bundles/shell/entry.js')).toBe('shell')
  for (const { name } of remotes) expect(await read(`bundles/${name}/own.js`)).toBe(name)
  const [, json = ''] =
    new RegExp(`id="${SITE_CONFIG_ID}">(.*)</script>`).exec(await read('pages/aluno.html')) ?? []
  const { servidores_da_api: _, ...shown } = settings
  expect(JSON.parse(json)).toEqual({
    ...shown,
    base: '/rumo/',
    remotes: remotes.map((one) => ({ ...one, entry: expect.stringMatching(ENTRY) as string })),
  })
})

const drawing = (name: string) =>
  `export const prerender = ({ site, path }) => '${name} of ' + site.base + ' ' + path`
const drawn = (page: string) => page.replace(/^[^]*<\/noscript>/, '').replace(/<script[^]*$/, '')

describe('what the bundles draw ahead', () => {
  it('stands in the pages for visitors: the header, and the screen in the slot of its remote', async () => {
    const { read } = await composed({ shell: drawing('header'), 'mf-public': drawing('screen') })
    expect(drawn(await read('pages/login.html'))).toBe(
      'header of /rumo/ /login<div data-boundary="mf-public">screen of /rumo/ /login</div>',
    )
  })

  it('is the same for every record that a path may name, where the bundle draws such pages', async () => {
    const { read } = await composed({
      shell: `${drawing('header')}; export const drawsRecords = true`,
      'mf-public': `${drawing('screen')}; export const drawsRecords = true`,
    })
    expect(drawn(await read('pages/provas-anteriores.{id}.html'))).toBe(
      'header of /rumo/ /provas-anteriores/{id}' +
        '<div data-boundary="mf-public">screen of /rumo/ /provas-anteriores/{id}</div>',
    )
  })

  it('does not stand in the page of a record where the bundle knows no such pages', async () => {
    const { read } = await composed({ shell: drawing('header'), 'mf-public': drawing('screen') })
    expect(drawn(await read('pages/provas-anteriores.{id}.html'))).toBe('')
  })

  it('stands in no page behind a guard, nor in that of no path', async () => {
    const { read } = await composed({
      shell: drawing('header'),
      'mf-public': drawing('screen'),
      'mf-student': drawing('screen'),
    })
    for (const page of ['aluno', 'admin', 'revisar-erros', '404']) {
      expect(drawn(await read(`pages/${page}.html`))).toBe('')
    }
  })

  it('is left out, with a word about it, where a bundle cannot draw', async () => {
    const { read, warned } = await composed({ shell: 'throw 1', 'mf-public': drawing('screen') })
    expect(drawn(await read('pages/index.html'))).toBe(
      '<div data-boundary="mf-public">screen of /rumo/ /</div>',
    )
    expect(warned).toContain('shell: / fica sem página pronta (1).')
  })
})

describe('the styles of a page for visitors', () => {
  it('stand in it, and are named for its policy', async () => {
    const { read } = await composed()
    const page = await read('pages/index.html')
    expect([...page.matchAll(/<style>(.*?)<\/style>/g)].map(([, text]) => text)).toEqual([
      'react{}',
      'shell{}',
      'rest{}',
      'own{}',
    ])
    const withScripts = page.replace(/<noscript>.*<\/noscript>/, '')
    expect(withScripts).not.toMatch(/<link rel="stylesheet"[^>]*"(?! disabled)>/)
    expect(JSON.parse(await read('inline.json')).styles).toEqual(
      ['react{}', 'shell{}', 'rest{}', 'own{}', 'temas{}'].map((text) =>
        styleHash({ url: '', text }),
      ),
    )
  })

  it('are files to a page behind a guard', async () => {
    const { read } = await composed()
    expect(await read('pages/aluno.html')).not.toContain('<style')
  })
})
