import { afterEach, expect, it } from 'vitest'

/** The stylesheets that have rules for paper or for the screen alone. */
const sheets = Object.values(
  import.meta.glob<string>('../**/*.module.css', { query: '?raw', import: 'default', eager: true }),
).filter((text) => /@media (?:print|screen)/.test(text))

/** The markup of a page; `printed` is the class of the part that may be printed. */
const pageWith = (printed: string) => `
  <p class="outside"></p>
  <main class="around">
    <p class="beside"></p>
    <div class="layout"><p class="apoio"></p><div class="${printed}">
      <p class="noPapel inside"></p><p class="texto inside"></p>
    </div></div>
  </main>`

/**
 * Renders a page as on a screen or as on paper. The replacements are needed because happy-dom only knows screens, and
 * no descendant selector inside `:not`.
 */
function draw(medium: 'screen' | 'print', body: string): void {
  const other = medium === 'screen' ? 'print' : 'screen'
  const drawn = sheets.map((text) =>
    text
      .replaceAll(`@media ${other}`, '@media (width < 0)')
      .replaceAll(`@media ${medium}`, '@media all')
      .replaceAll('.printed *', '.inside'),
  )
  const tokens = ':root { --ink: black; --pen: blue }'
  document.head.innerHTML = [tokens, ...drawn].map((text) => `<style>${text}</style>`).join('')
  document.body.innerHTML = body
}

function styleOf(selector: string): CSSStyleDeclaration {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  return getComputedStyle(found)
}

/** The classes of the elements that are displayed. */
const seen = () =>
  [...document.querySelectorAll('body [class]')]
    .filter((one) => {
      for (let at: Element | null = one; at; at = at.parentElement) {
        if (getComputedStyle(at).display === 'none') return false
      }
      return true
    })
    .map(({ className }) => className)

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it('prints an essay alone, with its theme above it, and shows the page around it on a screen', () => {
  draw('print', pageWith('printed folha'))
  expect(seen()).toEqual([
    'outside',
    'around',
    'layout',
    'printed folha',
    'noPapel inside',
    'texto inside',
  ])
  const { borderTopWidth, paddingLeft, backgroundImage } = styleOf('.folha')
  expect([borderTopWidth, paddingLeft, backgroundImage]).toEqual(['0px', '0px', 'none'])
  expect(styleOf('.texto').color).toBe('black')

  draw('screen', pageWith('printed folha'))
  expect(seen()).toEqual([
    'outside',
    'around',
    'beside',
    'layout',
    'apoio',
    'printed folha',
    'texto inside',
  ])
})

it('prints all of a page where nothing is there to be printed alone, its columns one below the other', () => {
  draw('print', pageWith('folha'))
  expect(seen()).toEqual([
    'outside',
    'around',
    'beside',
    'layout',
    'apoio',
    'folha',
    'noPapel inside',
    'texto inside',
  ])
  expect(styleOf('.layout').display).toBe('block')
  const { position, height, overflow } = styleOf('.apoio')
  expect([position, height, overflow]).toEqual(['static', 'auto', 'visible'])
})

it('has the simulado for paper on no screen', () => {
  const page = '<div class="around"><p class="beside"></p><div class="page printed"></div></div>'
  draw('screen', page)
  expect(seen()).toEqual(['around', 'beside'])
  draw('print', page)
  expect(seen()).toEqual(['around', 'page printed'])
})
