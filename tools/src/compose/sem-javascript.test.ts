import type { SiteConfig } from '@rumo/contract'
import { describe, expect, it } from 'vitest'
import { composePage } from './page.ts'

const TEMPLATE =
  '<head><!--compose:head--></head><!--compose:header--><noscript>É preciso JavaScript.<!--compose:readable--></noscript>' +
  '<!--compose:page--><!--compose:config-->'

function composed(changes: Partial<SiteConfig>, sitePath?: string, template = TEMPLATE) {
  const config: SiteConfig = {
    base: '/rumo/',
    api: '/api/',
    extensoes: ['sem_javascript'],
    remotes: [],
    faculdade: {
      nome: 'Colégio',
      url_vestibular: 'https://example.com/',
      url_inscricao: 'https://example.com/',
      contato: 'x',
    },
    ...changes,
  }
  const parts = { config, preload: { scripts: [], styles: [] } }
  const page = composePage(template, sitePath === undefined ? parts : { ...parts, sitePath })
  return {
    page,
    said: /<noscript>É.*?<\/noscript>/.exec(page)?.[0],
    leadsTo: /<meta http-equiv="refresh" content="0; url=([^"]*)"><\/noscript>/.exec(page)?.[1],
  }
}

describe('a page without scripts', () => {
  it('takes styles that no other browser loads', () => {
    expect(composed({}, '/login').page).toContain(
      '<noscript><link rel="stylesheet" href="/rumo/shell/sem-javascript.css"></noscript>',
    )
  })

  it('names what can be read, and leads there from the path that shows the same', () => {
    const { said, leadsTo } = composed({}, '/provas-anteriores')
    expect(leadsTo).toBe('/api/sem-javascript/provas-anteriores')
    expect(said).toBe(
      '<noscript>É preciso JavaScript. Sem ele, você pode ler as <a href="/api/sem-javascript/provas-anteriores">provas anteriores</a>' +
        ' e os <a href="/api/sem-javascript/temas-redacao">temas de redação</a>.</noscript>',
    )
    expect(composed({}, '/temas-redacao').leadsTo).toBe('/api/sem-javascript/temas-redacao')
  })

  it.each(['/', '/login', '/provas-anteriores/{id}', undefined])(
    'leads nowhere from %s',
    (path) => {
      expect(composed({}, path).leadsTo).toBeUndefined()
    },
  )

  it.each([
    ['/', '/sem-javascript/provas-anteriores'],
    ['/api', '/api/sem-javascript/provas-anteriores'],
    ['https://api.exemplo.br/v1/', 'https://api.exemplo.br/v1/sem-javascript/provas-anteriores'],
    ['/a"><script>/', '/a&quot;&gt;&lt;script&gt;/sem-javascript/provas-anteriores'],
  ])('finds them at the API, at %s', (api, expected) => {
    expect(composed({ api }, '/provas-anteriores').leadsTo).toBe(expected)
  })

  it('finds them at the hosted API where no other is configured', () => {
    const hosted = { api: undefined, api_hospedada: 'https://api.exemplo.br/' }
    expect(composed(hosted, '/temas-redacao').leadsTo).toBe(
      'https://api.exemplo.br/sem-javascript/temas-redacao',
    )
  })

  it('says only that it needs scripts where the API is a server with section 7 alone', () => {
    const { said, leadsTo } = composed({ extensoes: [] }, '/provas-anteriores')
    expect(leadsTo).toBeUndefined()
    expect(said).toBe('<noscript>É preciso JavaScript.</noscript>')
  })

  it('composes the page of an older shell too, which has no place for it', () => {
    const before = TEMPLATE.replace('<!--compose:readable-->', '')
    expect(composed({}, '/login', before).said).toBe('<noscript>É preciso JavaScript.</noscript>')
  })
})
