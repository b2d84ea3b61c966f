import type { Composition } from '@rumo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerTo, cachesToDrop, type Asked } from './worker.rules.ts'

const ORIGIN = 'https://colegio.example'
const composition: Composition = {
  id: 'b',
  base: '/rumo/',
  files: { '/rumo/shell/icone.js': null, '/rumo/mf-public/remoteEntry.js?v=b': 'hash' },
  pages: { '/': '/rumo/', '/login': '/rumo/login', '/simulados/{id}': '/rumo/simulados/0' },
  plain: '/rumo/simulados/0',
}
const asked = (url: string, more: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url: new URL(url, ORIGIN).href,
  isNavigation: false,
  isPicture: false,
  ...more,
})
const answer = (url: string, more: Partial<Asked> = {}) =>
  answerTo(asked(url, more), composition, ORIGIN)
const page = (url: string) => answer(url, { isNavigation: true })

describe('a page that a tab is to show', () => {
  it('is that of the composition, whatever is asked of it', () => {
    expect(page('/rumo/')).toEqual({ from: 'page', address: '/rumo/' })
    expect(page('/rumo/login/?volta=%2Faluno')).toEqual({ from: 'page', address: '/rumo/login' })
    expect(page('/rumo/simulados/7')).toEqual({ from: 'page', address: '/rumo/simulados/0' })
  })

  it('is of the network where the composition has none, and the plain page without one', () => {
    for (const url of ['/rumo/nada', '/rumo/simulados/7/8']) {
      expect(page(url)).toEqual({ from: 'other-page', address: '/rumo/simulados/0' })
    }
    const without = { ...composition, plain: null }
    expect(answerTo(asked('/rumo/nada', { isNavigation: true }), without, ORIGIN)).toBeNull()
  })

  it('is left to the browser where it is a file, or is not of the site', () => {
    for (const url of ['/rumo/shell/a.png', '/api/arquivos/1', 'https://example.com/rumo/']) {
      expect([url, page(url)]).toEqual([url, null])
    }
  })
})

describe('a file', () => {
  it('is one that is kept, where its address tells its content', () => {
    for (const url of [
      '/rumo/shell/icone.js',
      '/rumo/mf-public/remoteEntry.js?v=b',
      // A file of the composition before, for a page that is still open.
      '/rumo/mf-public/remoteEntry.js?v=a',
      '/rumo/mf-public/assets/a-1.js',
    ]) {
      expect(answer(url)).toEqual({ from: 'file', address: url })
    }
  })

  it('is left to the browser where its name says nothing of its content', () => {
    expect(answer('/rumo/mf-public/remoteEntry.js')).toBeNull()
    expect(answer('/rumo/mf-public/remoteEntry.js?tentativa=1')).toBeNull()
  })

  it('is looked for on the device where it is a picture, of any origin', () => {
    const url = 'https://arquivos.example/a.png'
    expect(answer(url, { isPicture: true })).toEqual({ from: 'picture', address: url })
    // The request for a smaller copy is answered with the whole picture that is stored.
    const menor = `${url}?largura=800`
    expect(answer(menor, { isPicture: true })).toEqual({ from: 'picture', address: url })
  })
})

it('answers nothing but what is read', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('POST', 'PUT', 'DELETE', 'HEAD', 'PATCH'),
      fc.constantFrom('/rumo/', '/rumo/login', '/rumo/shell/icone.js', '/api/sorteios'),
      fc.boolean(),
      (method, url, isNavigation) => {
        expect(answerTo(asked(url, { method, isNavigation }), composition, ORIGIN)).toBeNull()
      },
    ),
  )
})

describe('the caches of other compositions', () => {
  const used = ['rumo-usado-0', 'rumo-usado-a']

  it('go, but for the one that was used before this one: pages of it are open still', () => {
    const names = ['rumo-site-0', 'rumo-site-a', 'rumo-figuras', 'rumo-site-b', 'of-others']
    expect(cachesToDrop([...names, ...used, 'rumo-usado-b'], composition)).toEqual([
      'rumo-site-0',
      'rumo-usado-0',
    ])
    expect(cachesToDrop(['rumo-site-b', 'rumo-figuras', 'rumo-usado-b'], composition)).toEqual([])
  })

  it('go where theirs never was used: it came in part, or was replaced while it waited', () => {
    const names = ['rumo-site-a', 'rumo-site-part', 'rumo-site-b', 'rumo-usado-a', 'rumo-usado-b']
    expect(cachesToDrop(names, composition)).toEqual(['rumo-site-part'])
  })
})
