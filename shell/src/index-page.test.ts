import { expect, it } from 'vitest'

const [html = ''] = Object.values(
  import.meta.glob<string>('../index.html', { query: '?raw', import: 'default', eager: true }),
)
const page = new DOMParser().parseFromString(html, 'text/html')
const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

it('is in Portuguese, can be enlarged, and follows the colours of the device', () => {
  expect(page.documentElement.lang).toBe('pt-BR')
  expect(meta('viewport')).not.toMatch(/maximum-scale|user-scalable/)
  expect(meta('color-scheme')).toBe('light dark')
})

it('begins with a link past the header, to the place of the screens', () => {
  const [first] = page.querySelectorAll('a, button')
  expect(first?.textContent).toBe('Ir para o conteúdo')
  expect(page.querySelector(first?.getAttribute('href') ?? '')).toBe(page.querySelector('main'))
})

it('says above its screen that it needs JavaScript where there is none', () => {
  const said = page.querySelector('body > noscript')
  expect(said?.textContent).toContain('Para funcionar inteiro, o Rumo precisa de JavaScript.')
  expect(said?.innerHTML).toContain('<!--compose:readable-->')
  expect(said?.nextElementSibling).toBe(page.querySelector('main'))
})

it('can say above its screen that it has not come whole, with a link to the same address', () => {
  const said = page.getElementById('late')
  expect(said?.hidden).toBe(true)
  expect(said?.role).toBe('alert')
  expect(said?.querySelector('a')?.getAttribute('href')).toBe('')
})
