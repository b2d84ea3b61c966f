import type { SiteConfig } from '@rumo/contract'
import { describe, expect, it } from 'vitest'
import { composePage } from './page.ts'

const TEMPLATE =
  '<head><!--compose:head--></head><!--compose:header--><!--compose:page--><!--compose:config-->'
const config: SiteConfig = {
  base: '/rumo/',
  extensoes: [],
  remotes: [],
  faculdade: {
    nome: 'Escola </script><script>alert(1)</script> $& <!--',
    url_vestibular: 'https://example.com/',
    url_inscricao: 'https://example.com/',
    contato: 'x',
  },
}
/** The head of a page without its part for browsers without scripts (sem-javascript.test.ts). */
const headOf = (page: string) =>
  page.split('</head>')[0]?.replace(/\s*<noscript>.*<\/noscript>/, '')
const nothing = { scripts: [], styles: [] }

const face = (file: string, display: string) =>
  `@font-face{font-family:a;font-display:${display};src:url(/rumo/${file}.woff2)format("woff2")}`

describe('composePage', () => {
  it('writes the configuration as JSON that gives back what went in and ends no element', () => {
    const page = composePage(TEMPLATE, { config, preload: nothing })
    expect(page.match(/<\/?script/g)).toHaveLength(2)
    const json = /<script type="application\/json" id="rumo-config">(.*)<\/script>/.exec(page)?.[1]
    expect(JSON.parse(json ?? '')).toEqual(config)
  })

  it('links what the page is going to need', () => {
    const preload = { scripts: ['/rumo/a.js'], styles: ['/rumo/a.css'] }
    const page = composePage(TEMPLATE, { config, preload })
    expect(headOf(page)).toBe(
      '<head><link rel="modulepreload" crossorigin href="/rumo/a.js">\n' +
        '    <link rel="stylesheet" crossorigin href="/rumo/a.css">',
    )
  })

  it('asks for the scripts of the shell first, then for those of the remote, before any style', () => {
    const preload = { scripts: ['/rumo/a.js'], styles: [] }
    const styles = [{ url: '/rumo/a.css', text: 'a{}' }]
    const ofShell =
      '<script type="module" crossorigin src="/rumo/index.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/rumo/libraries.js">'
    const page = composePage(TEMPLATE + ofShell, { config, preload, styles })
    expect(page.match(/\w+\.js|<style>/g)).toEqual(['index.js', 'libraries.js', 'a.js', '<style>'])
  })

  it('gives a low priority to all scripts of a drawn page but the early one, to none of another', () => {
    const preload = { scripts: ['/a.js'], styles: ['/a.css'] }
    const others = { rest: ['/b.js'], forAccounts: ['/c.js'], early: '/early.js' }
    const ofShell = '<script type="module" crossorigin src="/shell.js"></script>'
    const lowIn = (page: string) =>
      composePage(TEMPLATE + ofShell, { config, preload, ...others, page }).match(
        /(?<=fetchpriority="low" [^>]*)\w+\.\w+/g,
      )
    expect(lowIn('<h1>Entrar</h1>')).toEqual(['shell.js', 'a.js', 'b.js', 'c.js'])
    expect(lowIn('')).toBeNull()
  })

  it('holds styles in the place of a link to their file, which stays for scripts', () => {
    const link = '<link rel="stylesheet" crossorigin href="/rumo/a.css">'
    const styles = [{ url: '/rumo/a.css', text: 'a{}' }]
    const page = composePage(TEMPLATE + link, { config, preload: nothing, styles })
    expect(headOf(page)).toBe(
      '<head><style>a{}</style><link rel="stylesheet" crossorigin href="/rumo/a.css" media="not all" disabled>',
    )
    expect(page).not.toContain(link)
  })

  it('names the font of texts, and no other, for a device that has it already', () => {
    const styles = [{ url: '/rumo/a.css', text: face('texto', 'swap') + face('sinais', 'block') }]
    const page = composePage(TEMPLATE, { config, preload: nothing, styles })
    expect(page.match(/<link rel="preload"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/rumo/texto.woff2" media="not all" id="font">',
    ])
  })

  it('holds what was drawn ahead, where the scripts look for it', () => {
    const drawn = { header: '<header>$&</header>', page: '<div data-boundary="mf-public"></div>' }
    const page = composePage(TEMPLATE, { config, preload: nothing, ...drawn })
    expect(page).toContain(`</head>${drawn.header}${drawn.page}<script`)
  })

  it('throws when the template lacks a place', () => {
    expect(() => composePage('<head></head>', { config, preload: nothing })).toThrow('compose:head')
  })
})

it('the page of the shell is as wide as the device', () => {
  const { '/shell/index.html': shell = '' } = import.meta.glob<string>('/shell/index.html', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  expect(shell).toMatch(/<meta\s+name="viewport"\s+content="width=device-width, initial-scale=1,/)
})
