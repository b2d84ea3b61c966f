import { expect, type Page } from '@playwright/test'

/** The public pages by their path below the base, each with an element that is visible once the page has loaded. */
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
  {
    path: 'provas-anteriores/1',
    content: (page: Page) => page.getByRole('heading', { level: 1, name: /^Prova ./ }),
  },
  { path: 'questoes/1', content: (page: Page) => page.getByRole('radio').first() },
  { path: 'buscar-questoes', content: (page: Page) => page.getByRole('searchbox') },
  { path: 'senha-esquecida', content: (page: Page) => page.getByRole('heading', { level: 1 }) },
  { path: 'login', content: (page: Page) => page.getByLabel('E-mail', { exact: true }) },
  { path: 'cadastro', content: (page: Page) => page.getByLabel('E-mail', { exact: true }) },
]

/** The name of a hashed file in the code of a build: in an import, or in a list of files to preload. */
const NAMED = /["'`]((?:\.{1,2}\/|assets\/)[^"'`\s]+-[\w-]{8}\.m?js)["'`]/g

/** The code of these scripts and of all scripts that they load, at once or later, by the scripts' addresses. */
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

/**
 * The address of a file that a script names. A list of files to preload names them from the bundle's folder on, an
 * import from the folder of the script.
 */
function placeOf(name: string, from: string): string {
  const isOfBundle = name.startsWith('assets/') && from.includes('/assets/')
  return new URL(isOfBundle ? `../${name}` : name, from).href
}

/** Measures the layout shifts of each page from its start. */
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
    /** The cumulative layout shift of the open page after the last paint, and the elements that moved. */
    soFar: () =>
      page.evaluate(async () => {
        const { shifts } = window
        // The shifts of a frame are reported after it is painted.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        shifts.read()
        return { sum: shifts.sum, moved: shifts.moved }
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

/** The entry of a layout shift, which TypeScript's types do not have. */
interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Holds back requests of some kinds until they are released. */
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
