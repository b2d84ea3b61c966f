import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { letFontCome } from './page.ts'

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

const scriptsHaveCome = () => letFontCome()
const pageHasLoaded = () => globalThis.dispatchEvent(new Event('load'))

/** What becomes of the font once it is asked for. */
const fetched = (fetching: Promise<FontFace[]>) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => fetching } })

const never = new Promise<FontFace[]>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(globalThis, 'addEventListener')
  fetched(never)
})
afterEach(() => {
  // The script that ran changes nothing later.
  for (const [type, listener, options] of vi.mocked(addEventListener).mock.calls)
    removeEventListener(type, listener, options)
  vi.useRealTimers()
  localStorage.clear()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  document.head.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
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

describe('the rest of the shell', () => {
  const links = ['rest', 'account'].map((mark) => {
    const link = document.createElement('link')
    link.dataset[mark] = ''
    return link
  })
  const media = () => links.map((link) => link.media)
  beforeEach(() => {
    for (const link of links) link.media = 'not all'
    document.head.append(...links)
  })

  it('is asked for when the page has loaded what the first screen needs', () => {
    runEarly(undefined)
    expect('conta' in root.dataset).toBe(false)
    expect(media()).toEqual(['not all', 'not all'])
    pageHasLoaded()
    expect(media()).toEqual(['all', 'not all'])
  })

  it('is asked for at once, with what only accounts need, where an account is signed in', () => {
    localStorage.setItem('token', 'abc')
    runEarly(undefined)
    expect(media()).toEqual(['all', 'all'])
    // Until its header comes, the stylesheet hides what a visitor reads in its place.
    expect('conta' in root.dataset).toBe(true)
  })
})

describe('the font of texts', () => {
  const link = document.createElement('link')
  const shown = () => [root.dataset['font'], link.media]
  beforeEach(() => {
    link.id = 'font'
    link.media = 'not all'
    document.head.append(link)
  })

  it('comes when the scripts have come, and then at once on this device', async () => {
    fetched(Promise.resolve([]))
    runEarly(undefined)
    pageHasLoaded()
    expect(shown()).toEqual([undefined, 'not all'])
    scriptsHaveCome()
    expect(shown()).toEqual(['wanted', 'not all'])
    await vi.waitFor(() => expect(localStorage.getItem('aparelho/fonte')).toBe('sim'))

    delete root.dataset['font']
    runEarly(undefined)
    expect(shown()).toEqual(['wanted', 'all'])
  })

  it('comes a second after the page where no screen comes', () => {
    runEarly(undefined)
    pageHasLoaded()
    vi.advanceTimersByTime(999)
    expect(shown()).toEqual([undefined, 'not all'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['wanted', 'not all'])
  })

  it('is waited for again where it did not come', async () => {
    const fetching = Promise.reject(new Error('No network.'))
    fetched(fetching)
    runEarly(undefined)
    scriptsHaveCome()
    await expect(fetching).rejects.toThrow('No network.')

    delete root.dataset['font']
    runEarly(undefined)
    expect(shown()).toEqual([undefined, 'not all'])
  })
})

describe('the message that the page has not come whole', () => {
  const message = document.createElement('div')
  beforeEach(() => {
    message.id = 'late'
    message.hidden = true
    document.body.append(message)
    runEarly(undefined)
  })
  afterEach(() => message.remove())

  it('is shown once the shell is late', () => {
    vi.advanceTimersByTime(7999)
    expect(message.hidden).toBe(true)
    vi.advanceTimersByTime(1)
    expect(message.hidden).toBe(false)
  })

  it.each([
    ['is shown at once when the script of the shell fails', false],
    ['is not shown when an early script fails, which only saves time', true],
  ])('%s', (_when, isEarly) => {
    const failed = document.createElement('script')
    failed.async = isEarly
    document.body.append(failed)
    failed.dispatchEvent(new Event('error'))
    failed.remove()
    expect(message.hidden).toBe(isEarly)
  })

  it('is shown once it has come, where it is later than the failure', () => {
    message.remove()
    vi.advanceTimersByTime(8000)
    document.body.append(message)
    expect(message.hidden).toBe(true)
    dispatchEvent(new Event('DOMContentLoaded'))
    expect(message.hidden).toBe(false)
  })

  it('is not needed once the shell has come', () => {
    message.remove()
    expect(() => vi.advanceTimersByTime(8000)).not.toThrow()
  })
})
