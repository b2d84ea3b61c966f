import type { Browser, CDPSession, Page } from '@playwright/test'
import { chainsOf, wavesOf, type Link } from './chains.ts'
import type { WeightOptions } from './options.ts'
import { observePaint, type Paint } from './paint.ts'
import { readBodies, watchRequests, type PageRequest } from './requests.ts'

/** How long the effects of a click may take. */
const AFTER_CLICK_MS = 1500
/** The screen of a phone. */
export const MOBILE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** The performance mark of a remote whose screen is there and reacts to input (mf-public/src/entry.tsx). */
const MOUNTED = 'rumo:mounted'
const DESKTOP = { viewport: { width: 1350, height: 940 } }

/** The cost of a page that was opened with an empty cache. */
export interface Visit {
  paint: Paint & { ttfb?: number; load?: number; dom: number; text: number }
  /** When the element that `ready` selects was visible, in ms since the page was asked for. */
  readyMs: number | null
  /** When the page set the mark MOUNTED, in ms since the page was asked for. */
  mountedMs: number | null
  /** The longest reaction to an input, in ms. */
  inp: number | null
  requests: readonly PageRequest[]
  chains: Map<string, Link>
  depth: number
  waves: number
  errors: string[]
  repeat: { requests: number; wire: number; fcp: number | null; lcp: number | null } | null
}

/** Opens a page once, in a browser context of its own. `bodies` gets the first answer of each address. */
export async function visit(
  browser: Browser,
  options: WeightOptions,
  bodies?: Map<string, Buffer>,
): Promise<Visit> {
  const context = await browser.newContext(options.isMobile ? MOBILE : DESKTOP)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await slowDown(cdp, options)
  const errors = watchErrors(page)
  const order = watchRequests(cdp)
  await page.addInitScript(observePaint)
  if (options.ready) await page.addInitScript(noteReady, options.ready)
  if (options.stored) await page.addInitScript(keepStored, options.stored)
  await page.goto(options.url, { waitUntil: 'load', timeout: options.timeoutMs })
  const readyMs = options.ready ? await whenReady(page, options.ready, options.timeoutMs) : null
  await rest(page, options)
  if (options.click) {
    await page.click(options.click, { timeout: options.timeoutMs })
    await page.waitForTimeout(AFTER_CLICK_MS)
  }
  const paint = await paintOf(page)
  const mountedMs = await markOf(page, MOUNTED)
  const requests = [...order]
  if (bodies) for (const [url, body] of await readBodies(cdp, requests)) bodies.set(url, body)
  const repeat = options.isRepeated ? await visitAgain(page, order, options) : null
  await context.close()
  const chains = chainsOf(requests)
  return {
    paint,
    readyMs,
    mountedMs,
    inp: paint.events.length > 0 ? Math.max(...paint.events.map(({ d }) => d)) : null,
    requests,
    chains,
    depth: Math.max(...requests.map(({ url }) => chains.get(url)?.depth ?? 0)),
    waves: wavesOf(requests),
    errors,
    repeat,
  }
}

/** Slows down the network and the processor of a page. */
export async function slowDown(
  cdp: CDPSession,
  { throttle }: Pick<WeightOptions, 'throttle'>,
): Promise<void> {
  await cdp.send('Network.enable', { maxTotalBufferSize: 200e6, maxResourceBufferSize: 100e6 })
  await cdp.send('Page.enable')
  if (!throttle) return
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.rttMs,
    downloadThroughput: (throttle.downKbps * 1000) / 8,
    uploadThroughput: (throttle.upKbps * 1000) / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu })
}

function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`pageerror: ${message.slice(0, 200)}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text().slice(0, 200)}`)
  })
  return errors
}

/** Runs in the page. A frame whose storage is blocked keeps nothing. */
function keepStored({ key, value }: { key: string; value: string }): void {
  try {
    globalThis.localStorage.setItem(key, value)
  } catch {
    return
  }
}

/** Runs in the page and looks once each frame. A busy page is not disturbed by questions from outside. */
function noteReady(selector: string): void {
  const look = () => {
    const found = globalThis.document.querySelector(selector)
    if (found?.checkVisibility()) performance.mark('peso:pronto')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function whenReady(page: Page, selector: string, timeout: number): Promise<number | null> {
  await page.waitForSelector(selector, { timeout })
  await page.waitForFunction(() => performance.getEntriesByName('peso:pronto').length > 0)
  return markOf(page, 'peso:pronto')
}

/** When the page set this mark for the first time, in ms; null when it has not. */
function markOf(page: Page, name: string): Promise<number | null> {
  return page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? null, name)
}

async function rest(page: Page, { settleMs, timeoutMs }: WeightOptions): Promise<void> {
  // A page that never stops sending requests is measured all the same.
  await page.waitForLoadState('networkidle', { timeout: timeoutMs }).catch(() => {})
  await page.waitForTimeout(settleMs)
}

async function paintOf(page: Page): Promise<Visit['paint']> {
  const seen = await page.evaluate(() => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      ...globalThis.pageWeight,
      ...(opened && { ttfb: opened.responseStart, load: opened.loadEventEnd }),
    }
  })
  const text = await page.locator('body').innerText()
  return { ...seen, dom: await page.locator('*').count(), text: text.length }
}

async function visitAgain(page: Page, order: PageRequest[], options: WeightOptions) {
  await page.goto('about:blank')
  order.length = 0
  await page.goto(options.url, { waitUntil: 'load' })
  await rest(page, options)
  const { fcp, lcp } = await paintOf(page)
  const fetched = order.filter(({ isFromCache }) => !isFromCache)
  const wire = fetched.reduce((sum, { wireBytes = 0 }) => sum + wireBytes, 0)
  return { requests: fetched.length, wire, fcp, lcp }
}
