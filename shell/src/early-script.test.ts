import { afterEach, expect, it } from 'vitest'

const [html = ''] = Object.values(
  import.meta.glob<string>('../index.html', { query: '?raw', import: 'default', eager: true }),
)
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? []
const root = document.documentElement

function runEarly(kept: unknown): void {
  if (kept !== undefined) localStorage.setItem('aparelho/leitura/1', JSON.stringify(kept))
  // oxlint-disable-next-line typescript/no-implied-eval -- the very text that runs in the page
  new Function(script)()
}

/** The last of what the first screen needs has come. */
const everythingHasCome = () => globalThis.dispatchEvent(new Event('load'))

afterEach(() => {
  // What a test left to wait for it waits no longer.
  everythingHasCome()
  localStorage.clear()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  document.head.replaceChildren()
})

it('shows before the first paint how one reads, and the colour of the page to the browser', () => {
  runEarly({ atributos: { tema: 'sepia', letras: '18' }, cor: '#f5ecd9' })
  expect(Object.fromEntries(Object.entries(root.dataset))).toEqual({ tema: 'sepia', letras: '18' })
  expect(document.head.querySelector('meta')?.content).toBe('#f5ecd9')
})

it('leaves the colours of the browser to the device where one chose none', () => {
  runEarly({ atributos: { letras: '24' }, cor: null })
  expect(Object.fromEntries(Object.entries(root.dataset))).toEqual({ letras: '24' })
  expect(document.head.querySelector('meta')).toBeNull()
})

it.each([undefined, null, 'sepia', { atributos: null }])(
  'goes on with %j on the device',
  (kept) => {
    expect(() => runEarly(kept)).not.toThrow()
    expect(document.head.querySelector('meta')).toBeNull()
  },
)

it('shows the font of texts after what the first screen needs, and then at once on this device', () => {
  const link = document.createElement('link')
  link.id = 'font'
  link.media = 'not all'
  document.head.append(link)
  runEarly(undefined)
  expect([root.dataset['font'], link.media]).toEqual([undefined, 'not all'])
  everythingHasCome()
  expect([root.dataset['font'], link.media]).toEqual(['wanted', 'not all'])

  delete root.dataset['font']
  runEarly(undefined)
  expect([root.dataset['font'], link.media]).toEqual(['wanted', 'all'])
})
