import type { SiteConfig } from '@rumo/contract'
import { remotes, SITE_CONFIG_ID } from '@rumo/contract'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { composeFolder, readComposeArguments } from './site-folder.ts'

const SHELL =
  '<script type="module" src="/escola/shell/assets/index-1.js"></script>' +
  '<!--compose:head--><!--compose:header--><!--compose:page--><!--compose:config-->'
const settings = {
  api: '/api/',
  extensoes: [],
  servidores_da_api: ['10.0.0.7:3000'],
  faculdade: {
    nome: 'Colégio',
    url_vestibular: 'https://example.com/',
    url_inscricao: 'https://example.com/',
    contato: 'x',
  },
}

async function siteWith(given: object = settings): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'rumo-site-'))
  onTestFinished(() => rm(site, { recursive: true }))
  for (const bundle of ['shell', ...remotes.map(({ name }) => name)]) {
    const build = path.join(site, 'bundles', bundle)
    await mkdir(path.join(build, '.vite'), { recursive: true })
    await writeFile(path.join(build, '.vite/manifest.json'), '{}')
    await writeFile(path.join(build, 'remoteEntry.js'), `// ${bundle}`)
  }
  await writeFile(path.join(site, 'bundles/shell/index.html'), SHELL)
  await writeFile(path.join(site, 'site.json'), JSON.stringify(given))
  return site
}

const compose = (site: string) => composeFolder({ site, settings: path.join(site, 'site.json') })

describe('composeFolder', () => {
  it('composes what lies in the folder, for the base that its shell was built for', async () => {
    const site = await siteWith()
    expect(await compose(site)).toBe('/escola/')
    const page = await readFile(path.join(site, 'www/pages/index.html'), 'utf8')
    const json = new RegExp(`id="${SITE_CONFIG_ID}">(.*)</script>`).exec(page)?.[1]
    const config = JSON.parse(json ?? '') as SiteConfig
    expect([config.base, config.remotes[0]?.entry]).toEqual([
      '/escola/',
      '/escola/mf-public/remoteEntry.js',
    ])
    expect(await readFile(path.join(site, 'www/bundles/mf-public/remoteEntry.js'), 'utf8')).toBe(
      '// mf-public',
    )
  })

  it('tells nginx where the API is, and no visitor', async () => {
    const site = await siteWith()
    await compose(site)
    expect(await readFile(path.join(site, 'www/nginx/api.conf'), 'utf8')).toContain('10.0.0.7:3000')
    expect(await readFile(path.join(site, 'www/pages/index.html'), 'utf8')).not.toContain(
      '10.0.0.7',
    )
  })

  it('puts the compressed twins beside each page', async () => {
    const site = await siteWith()
    await compose(site)
    const page = path.join(site, 'www/pages/404.html')
    const text = await readFile(page, 'utf8')
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(text)
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text)
  })

  it('refuses an address of the API that nginx does not serve, and takes one elsewhere', async () => {
    await expect(compose(await siteWith({ ...settings, api: '/' }))).rejects.toThrow(
      'atrás do nginx a API fica em "api": "/api/"',
    )
    await expect(
      compose(await siteWith({ ...settings, api: 'https://api.example/' })),
    ).resolves.toBe('/escola/')
  })

  it('says that a bundle is missing', async () => {
    const site = await siteWith()
    await rm(path.join(site, 'bundles/shell'), { recursive: true })
    await expect(compose(site)).rejects.toThrow('copie a pasta dist de cada pacote')
    const other = await siteWith()
    await rm(path.join(other, 'bundles/mf-admin'), { recursive: true })
    await expect(compose(other)).rejects.toThrow('Falta a construção de mf-admin')
  })
})

describe('readComposeArguments', () => {
  it('takes paths of the folder in which it is called; the settings lie in the site', () => {
    expect(readComposeArguments(['--site', 'rumo'], '/srv')).toEqual({
      site: '/srv/rumo',
      settings: '/srv/rumo/site.json',
    })
    expect(readComposeArguments(['--site=/a', '--settings', 's.json'], '/srv')).toEqual({
      site: '/a',
      settings: '/srv/s.json',
    })
  })

  it.each([[[]], [['--sites', 'a']], [['a']]])('says how to write %j', (args) => {
    expect(() => readComposeArguments(args, '/srv')).toThrow('Uso: npm run compose -- --site')
  })
})
