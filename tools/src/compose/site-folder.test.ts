import type { SiteConfig } from '@rumo/contract'
import { remotes, SITE_CONFIG_ID } from '@rumo/contract'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

const compose = (site: string, base?: string) =>
  composeFolder({ site, settings: path.join(site, 'site.json'), base })

/** Replaces the shell's build by one for another base path. */
const buildFor = (site: string, base: string) =>
  writeFile(path.join(site, 'bundles/shell/index.html'), SHELL.replace('/escola/', base))

/** The files and folders that nginx cannot open, because it runs as another account. */
async function closedIn(site: string): Promise<string[]> {
  const entries = await readdir(path.join(site, 'www'), { recursive: true })
  const places = ['', 'www', ...entries.map((entry) => path.join('www', entry))]
  const modes = await Promise.all(places.map((place) => stat(path.join(site, place))))
  return places.filter((_, at) => {
    const found = modes[at]
    const needed = found?.isDirectory() ? 0o755 : 0o644
    return ((found?.mode ?? 0) & 0o777) !== needed
  })
}

describe('composeFolder', () => {
  it('composes what lies in the folder, for the base that its shell was built for', async () => {
    const site = await siteWith()
    expect(await compose(site)).toBe('/escola/')
    const page = await readFile(path.join(site, 'www/pages/index.html'), 'utf8')
    const json = new RegExp(`id="${SITE_CONFIG_ID}">(.*)</script>`).exec(page)?.[1]
    const config = JSON.parse(json ?? '') as SiteConfig
    expect([config.base, config.remotes[0]?.entry]).toEqual([
      '/escola/',
      expect.stringMatching(/^\/escola\/mf-public\/remoteEntry\.js\?v=/),
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

  it('leaves out the remotes that another site has, whether their builds lie there or not', async () => {
    const site = await siteWith({ ...settings, sem_remotos: ['mf-admin', 'mf-student'] })
    await rm(path.join(site, 'bundles/mf-student'), { recursive: true })
    await compose(site)
    const paths = await readFile(path.join(site, 'www/paths.json'), 'utf8')
    expect(paths).toContain('/login')
    expect(paths).not.toMatch(/admin|aluno/)
    expect(await readFile(path.join(site, 'www/pages/index.html'), 'utf8')).not.toMatch(
      /mf-admin|mf-student/,
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

  it('leaves a site on its path, where a shell was built for another', async () => {
    const site = await siteWith()
    await compose(site)
    await buildFor(site, '/rumo/')
    await expect(compose(site)).rejects.toThrow(
      /é servido em \/escola\/, e o shell .* para \/rumo\/: nada mudou\.\n.*BASE_PATH=\/escola\/ npm run build[^]*--base \/rumo\//,
    )
    expect(await readFile(path.join(site, 'www/pages/index.html'), 'utf8')).toContain('"/escola/')
  })

  it('takes a site to another path where that is asked for', async () => {
    const site = await siteWith()
    await compose(site)
    await buildFor(site, '/rumo/')
    expect(await compose(site, '/rumo/')).toBe('/rumo/')
    expect(await compose(site)).toBe('/rumo/')
    await expect(compose(site, '/escola/')).rejects.toThrow(
      /deve passar a ser servido em \/escola\/[^]*copie a pasta dist de novo\.$/,
    )
  })

  it('makes all that nginx reads readable, whatever the umask, and what was closed before', async () => {
    const site = await siteWith()
    const umask = process.umask(0o077)
    onTestFinished(() => void process.umask(umask))
    await chmod(site, 0o700)
    await compose(site)
    expect(await closedIn(site)).toEqual([])
    const former = path.join(site, 'www/bundles/mf-public/assets')
    await mkdir(former)
    await writeFile(path.join(former, 'former-1.js'), '')
    await chmod(path.join(site, 'www/paths.json'), 0o600)
    await compose(site)
    expect(await closedIn(site)).toEqual([])
  })

  it('composes for an API that is looked for, as it does for one that is named', async () => {
    const { api: _, ...others } = settings
    const site = await siteWith({ ...others, api_hospedada: 'https://api.example/' })
    expect(await compose(site)).toBe('/escola/')
  })

  it('says that a shell is none', async () => {
    const site = await siteWith()
    await writeFile(path.join(site, 'bundles/shell/index.html'), '<script src="/escola/"></script>')
    await expect(compose(site)).rejects.toThrow(
      'bundles/shell/index.html não é da construção do shell.',
    )
  })

  it('says that a bundle is missing, or what it says of itself', async () => {
    const site = await siteWith()
    await rm(path.join(site, 'bundles/shell'), { recursive: true })
    await expect(compose(site)).rejects.toThrow('copie a pasta dist de cada pacote')
    const other = await siteWith()
    await rm(path.join(other, 'bundles/mf-admin/.vite/manifest.json'))
    await expect(compose(other)).rejects.toThrow('Falta a construção de mf-admin')
  })
})

describe('readComposeArguments', () => {
  it('takes paths of the folder in which it is called; the settings lie in the site', () => {
    expect(readComposeArguments(['--site', 'rumo'], '/srv')).toEqual({
      site: '/srv/rumo',
      settings: '/srv/rumo/site.json',
    })
    expect(
      readComposeArguments(['--site=/a', '--settings', 's.json', '--base=/b/'], '/srv'),
    ).toEqual({ site: '/a', settings: '/srv/s.json', base: '/b/' })
  })

  it.each([[[]], [['--sites', 'a']], [['a']]])('says how to write %j', (args) => {
    expect(() => readComposeArguments(args, '/srv')).toThrow('Uso: npm run compose -- --site')
  })

  it('keeps what was wrong with them', () => {
    expect(() => readComposeArguments(['--sites', 'a'], '/srv')).toThrow(
      expect.objectContaining({ cause: expect.any(TypeError) }),
    )
  })
})
