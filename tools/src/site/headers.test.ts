import type { SiteSettings } from '@rumo/contract'
import { describe, expect, it } from 'vitest'
import { cacheControl, headersOfFile, pageHeaders, workerHeaders } from './headers.ts'

const faculdade: SiteSettings['faculdade'] = {
  nome: 'Colégio',
  url_vestibular: 'https://example.com/',
  url_inscricao: 'https://example.com/',
  contato: 'x',
}

const NOTHING = { scripts: [], styles: [] }

function directive(name: string, settings: Partial<SiteSettings>): string | undefined {
  const headers = pageHeaders({ extensoes: [], faculdade, ...settings }, NOTHING)
  return headers['Content-Security-Policy']?.split('; ').find((part) => part.startsWith(name))
}

describe('pageHeaders', () => {
  it('lets a page call its own origin alone when the API lies there', () => {
    expect(directive('connect-src', { api: '/api/' })).toBe("connect-src 'self'")
  })

  it('lets a page call the origin that the settings name, and show its pictures', () => {
    const api = 'https://api.example/v1/'
    expect(directive('connect-src', { api })).toBe("connect-src 'self' https://api.example")
    expect(directive('img-src', { api })).toBe("img-src 'self' data: https://api.example")
  })

  it('without an address, lets a page call the local server and the hosted one', () => {
    expect(directive('connect-src', { api_hospedada: 'https://api.example/' })).toBe(
      "connect-src 'self' http://localhost:3000 https://api.example",
    )
  })

  it("lets a page show the college's logo from where it lies", () => {
    const logo = { ...faculdade, url_logo: 'https://colegio.example/logo.svg' }
    expect(directive('img-src', { api: '/', faculdade: logo })).toBe(
      "img-src 'self' data: https://colegio.example",
    )
  })

  it.each(['/logo.svg', 'data:image/svg+xml,%3Csvg/%3E'])(
    'names no origin for a logo that has none: %s',
    (url_logo) => {
      const logo = { ...faculdade, url_logo }
      expect(directive('img-src', { api: '/', faculdade: logo })).toBe("img-src 'self' data:")
    },
  )

  it('lets a page have PDFs and pictures of its API and of the origins that the settings name', () => {
    const settings = {
      api: 'https://api.example/v1/',
      origens_de_arquivos: ['https://arquivos.example', 'https://api.example'],
    }
    const both = 'https://api.example https://arquivos.example'
    expect(directive('connect-src', settings)).toBe(`connect-src 'self' ${both}`)
    expect(directive('frame-src', settings)).toBe(`frame-src 'self' ${both}`)
    expect(directive('img-src', settings)).toBe(`img-src 'self' data: ${both}`)
    expect(directive('script-src', settings)).toBe("script-src 'self'")
  })

  it('lets a page embed nothing of other origins unless told', () => {
    expect(directive('frame-src', { api: '/' })).toBe("frame-src 'self'")
  })

  it('lets a page hold the scripts and styles of these hashes, and no others', () => {
    const inline = { scripts: ['sha256-s='], styles: ['sha256-a=', 'sha256-b='] }
    const headers = pageHeaders({ extensoes: [], faculdade }, inline)
    expect(headers['Content-Security-Policy']).toContain(
      "; script-src 'self' 'sha256-s='; style-src 'self' 'sha256-a=' 'sha256-b='; ",
    )
  })

  it('never lets a page run a script of another origin', () => {
    expect(directive('script-src', { api: 'https://api.example/' })).toBe("script-src 'self'")
  })

  it('lets a page run its own scripts alone, take no markup as it comes, and never be framed', () => {
    const headers = pageHeaders({ api: '/api/', extensoes: [], faculdade }, NOTHING)
    expect(headers['Content-Security-Policy']?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "frame-src 'self'",
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ])
    expect(headers).toMatchObject({
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    })
  })
})

it('lets the worker fetch the files of the site and what pictures a page may show, and nothing else', () => {
  const headers = workerHeaders({
    api: 'https://api.example/v1/',
    extensoes: [],
    origens_de_arquivos: ['https://arquivos.example'],
    faculdade: { ...faculdade, url_logo: 'https://colegio.example/logo.svg' },
  })
  expect(headers['Content-Security-Policy']).toBe(
    "default-src 'none'; connect-src 'self' https://api.example https://arquivos.example https://colegio.example; frame-ancestors 'none'",
  )
})

it.each([
  ['sw.js', false],
  ['mf-public/assets/a-1.js', true],
  ['mf-public/remoteEntry.js', false],
  ['mf-public/fotos/assets/a.png', false],
])('keeps %s for ever: %s', (file, isForEver) => {
  expect(cacheControl(file).includes('immutable')).toBe(isForEver)
})

const policyOf = (file: string) => headersOfFile(file)['Content-Security-Policy']

describe('headersOfFile', () => {
  it.each(['', '.br', '.gz'])('lets the worker of the spelling compile WebAssembly%s', (end) => {
    const file = `/site/bundles/mf-public/assets/ortografia.worker-9IRWLHHU.js${end}`
    expect(policyOf(file)).toContain("script-src 'self' 'wasm-unsafe-eval'")
  })

  it.each(['/mf-public/assets/entry-9IRWLHHU.js', '/ortografia.worker-9IRWLHHU.js'])(
    'lets no other file do so: %s',
    (file) => {
      expect(policyOf(file)).not.toContain('wasm')
    },
  )
})
