import { expect, it } from 'vitest'
import { kindOf, sizesByKind, sumOf } from './sizes.ts'

const request = (url: string, mime: string, wireBytes = 0, type = 'Other') => ({
  url,
  mime,
  type,
  wireBytes,
  start: 0,
  initiator: {},
})

it.each([
  ['/', 'text/html', 'html', 'Document'],
  ['/a.js?v=1', 'text/plain', 'js'],
  ['/a', 'text/javascript', 'js'],
  ['/a', 'text/css', 'css'],
  ['/a.woff2', 'application/octet-stream', 'font'],
  ['/a', 'image/svg+xml', 'image'],
  ['/a', 'application/wasm', 'wasm'],
  ['/a', 'application/json', 'json'],
  ['/a', '', 'other'],
])('%s as %s is %s', (url, mime, kind, type = 'Other') => {
  expect(kindOf(request(url, mime, 0, type))).toBe(kind)
})

it('adds up what each kind weighs, and all of them', () => {
  const script = Buffer.from('export const a = 1\n'.repeat(100))
  const bodies = new Map([
    ['/a.js', script],
    ['/b.js', script],
    ['/c.woff2', Buffer.alloc(500)],
  ])
  const byKind = sizesByKind(
    [
      request('/a.js', '', 80),
      request('/b.js', '', 90),
      request('/c.woff2', '', 510),
      request('/gone.css', 'text/css', 7),
    ],
    bodies,
  )
  expect(byKind).toMatchObject({
    js: { requests: 2, wire: 170, raw: 2 * script.length },
    // A font is compressed already.
    font: { requests: 1, wire: 510, gzip: 500, brotli: 500, raw: 500 },
    css: { requests: 1, wire: 7, gzip: 0, brotli: 0, raw: 0 },
  })
  expect(byKind.js?.gzip).toBeLessThan(script.length)
  expect(byKind.js?.brotli).toBeLessThan(byKind.js?.gzip ?? 0)
  expect(sumOf(Object.values(byKind))).toMatchObject({ requests: 4, wire: 687 })
})
