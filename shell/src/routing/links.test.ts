import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLinks } from './links.ts'

const navigate = vi.fn()
/** The listener that follows links. It is removed in the end, because the next test file has the same document. */
let following: EventListener
let isLeft: boolean
/** Runs where a browser would begin to follow a link by itself, and prevents that. */
const look = (event: Event) => {
  isLeft = !event.defaultPrevented
  event.preventDefault()
}

const follow = (event: Event) => event.preventDefault()

beforeAll(() => {
  const listening = vi.spyOn(document, 'addEventListener')
  followLinks('/rumo/', navigate)
  following = listening.mock.calls[0]?.[1] as EventListener
  listening.mockRestore()
  document.addEventListener('click', look)
})
afterAll(() => {
  for (const one of [following, look]) document.removeEventListener('click', one)
})
beforeEach(() => {
  navigate.mockReset()
  history.replaceState(null, '', '/rumo/aluno?pagina=2')
})

/** Clicks the innermost element of this HTML. Gives whether the click is left to the browser. */
function click(html: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  const inside = document.querySelector('span') ?? document.querySelector('a')
  inside?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }))
  return isLeft
}

describe('followLinks', () => {
  it.each([
    '/rumo/login',
    '/rumo',
    '/rumo/?boundaries',
    'conta#senha',
    '/rumo/aluno?pagina=3#simulados',
  ])('follows a plain click on %s without a reload', (href) => {
    const { href: whole } = new URL(href, location.href)
    expect(click(`<a href="${href}">Ir</a>`)).toBe(false)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(whole)
  })

  it('follows a click on what stands inside of a link', () => {
    expect(click('<a href="/rumo/login"><span>Entre</span></a>')).toBe(false)
    expect(navigate).toHaveBeenCalledOnce()
  })

  it.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { button: 2 },
  ])('leaves a click with %o to the browser', (event) => {
    expect(click('<a href="/rumo/login">Entre</a>', event)).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([
    ['another tab', '<a href="/rumo/login" target="_blank">Entre</a>'],
    ['a download', '<a href="/rumo/prova.pdf" download>Baixe</a>'],
    ['another site', '<a href="https://faculdade.exemplo.br/rumo/login">A faculdade</a>'],
    ['what lies outside the base', '<a href="/arquivos/prova.pdf">A prova</a>'],
    ['a path that begins like the base', '<a href="/rumores/">Outro</a>'],
    ['a place on this page', '<a href="#simulados">Simulados</a>'],
    ['an address of mail', '<a href="mailto:ana@exemplo.br">Ana</a>'],
    ['an anchor that leads nowhere', '<a>Nada</a>'],
    ['what is no link', '<span>Nada</span>'],
  ])('leaves %s to the browser', (_what, html) => {
    expect(click(html)).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('leaves a link that a remote follows to that remote', () => {
    document.body.addEventListener('click', follow, { once: true })
    click('<a href="/rumo/login">Entre</a>')
    expect(navigate).not.toHaveBeenCalled()
  })
})
