import { expect, type Page } from '@playwright/test'

/** The pages that everybody may open, below the base path, with what is seen once they are there. */
export const PUBLIC_PAGES = [
  { path: './', content: (page: Page) => page.getByRole('heading', { level: 1 }) },
  { path: 'questoes-alternativas', content: (page: Page) => page.getByRole('radio').first() },
  { path: 'temas-redacao', content: (page: Page) => page.getByRole('textbox').first() },
  {
    path: 'vestibular-completo',
    content: (page: Page) => page.getByRole('button', { name: 'Começar', exact: true }),
  },
  {
    path: 'provas-anteriores',
    content: (page: Page) => page.getByRole('link', { name: /^Acessar Prova/ }).first(),
  },
  { path: 'login', content: (page: Page) => page.getByLabel('E-mail') },
  { path: 'cadastro', content: (page: Page) => page.getByLabel('E-mail') },
]

/** Code that names another of a build's files, by its hash: in an import, or among what an import will need. */
const NAMED = /["'`]((?:\.{1,2}\/|assets\/)[^"'`\s]+-[\w-]{8}\.m?js)["'`]/g

/** The scripts that these load, and those that they may load, by their address. */
export async function scriptsFrom(page: Page, addresses: Iterable<string>) {
  const found = new Map<string, string>()
  const waiting = [...addresses]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue
    const answer = await page.request.get(address)
    expect(answer.ok(), address).toBe(true)
    const code = await answer.text()
    found.set(address, code)
    for (const [, name = ''] of code.matchAll(NAMED)) waiting.push(placeOf(name, address))
  }
  return found
}

/** A bundle names its files from its own folder on where it preloads them, otherwise from file to file. */
function placeOf(name: string, from: string): string {
  const isOfBundle = name.startsWith('assets/') && from.includes('/assets/')
  return new URL(isOfBundle ? `../${name}` : name, from).href
}

/** Adds up how far things move that nobody has asked to move, from the first moment of each page on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    const shifts = { sum: 0, moved: '', read: () => add(observer.takeRecords()) }
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[]) {
        shifts.sum += entry.value
        const texts = entry.sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '?')
        shifts.moved += `${entry.value.toFixed(5)} ${texts.join(' | ')}\n`
      }
    }
    observer.observe({ type: 'layout-shift', buffered: true })
    window.shifts = shifts
  })
  return {
    /** The cumulative layout shift of the page that is open, once what changed has been painted, and what moved. */
    soFar: () =>
      page.evaluate(async () => {
        const { shifts } = window
        // A frame's shifts are told after it was painted.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        shifts.read()
        return { sum: shifts.sum, moved: shifts.moved }
      }),
    /** Leaves out what has moved until now. */
    forget: () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        window.shifts.read()
        Object.assign(window.shifts, { sum: 0, moved: '' })
      }),
  }
}

declare global {
  interface Window {
    shifts: Shifts
  }
}

interface Shifts {
  sum: number
  moved: string
  read: () => void
}

/** What the browser tells of a shift; TypeScript does not know it. */
interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Keeps back what a page asks for, of some kinds, until it is let go. */
export async function holdBack(page: Page, ...kinds: readonly string[]) {
  let held = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (kinds.includes(route.request().resourceType())) await held.promise
    await route.fallback()
  })
  return {
    letGo: () => held.resolve(),
    again: () => {
      held = Promise.withResolvers<void>()
    },
  }
}
