import { beforeEach, expect, it } from 'vitest'
import { followSkipLink } from './skip-link.ts'

const [index = ''] = Object.values(
  import.meta.glob<string>('../../index.html', { query: '?raw', import: 'default', eager: true }),
)

/**
 * Shows the shell's page with a screen in it, and clicks its first link. Gives whether the click is left to the
 * browser.
 */
function press(screen: string): boolean {
  const page = new DOMParser().parseFromString(index, 'text/html')
  const [link, main] = ['a', 'main'].map((tag) => page.querySelector(tag)?.outerHTML ?? '')
  document.body.innerHTML = `${link}${main}`
  document.querySelector('main')?.insertAdjacentHTML('beforeend', screen)
  followSkipLink()
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  return document.querySelector('a')?.dispatchEvent(event) ?? false
}

beforeEach(() => history.replaceState(null, '', '/rumo/senha-nova#chave'))

it('leads past the menu to the heading of the screen, and leaves the address as it is', () => {
  const isLeft = press('<nav><a href="/rumo/admin">Home</a></nav><h1 tabindex="-1">Cursos</h1>')
  expect(document.activeElement?.textContent).toBe('Cursos')
  expect(isLeft).toBe(false)
  expect(location.hash).toBe('#chave')
})

it('is left to the browser while no screen is there, and where a heading is on paper alone', () => {
  expect(press('')).toBe(true)
  expect(press('<h1>Impresso</h1>')).toBe(true)
})
