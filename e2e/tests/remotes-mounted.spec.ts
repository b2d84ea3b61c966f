import type { Page } from '@playwright/test'
import { ADMINISTRADOR, enterAs } from '../src/accounts.ts'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { memoryOf, type Memory } from '../src/memory.ts'
import { noteFigure } from '../src/noted.ts'
import { walk, type Place } from '../src/walk.ts'

const { mounts } = config
/** The rounds before measuring, after which everything that is loaded, compiled and kept only once is there. */
const BEFORE = 20
/** The elements and listeners by which a screen may differ at the moment of counting. */
const COMING_AND_GOING = 20
/**
 * The bytes that the browser uses for compiled code and notes meanwhile. A screen that is never released takes ten
 * times as much.
 */
const MOST_HEAP_BYTES = 1_000_000
const MOST_HEAP_BYTES_EACH = 500

/** One screen of each remote. In a round each of them is mounted and unmounted once. */
const PLACES: readonly Place[] = [
  { path: '', remote: 'mf-public' },
  { path: 'aluno', remote: 'mf-student' },
  { path: 'admin', remote: 'mf-admin' },
]

test(`remotes come and go ${mounts} times and leave nothing behind`, async ({ page }) => {
  test.setTimeout(3_600_000)
  await enterAs(page, ADMINISTRADOR)
  await page.goto('./')
  const cdp = await page.context().newCDPSession(page)
  await walk(page, PLACES, BEFORE)
  await settled(page)
  const before = await memoryOf(cdp)
  await walk(page, PLACES, mounts)
  await settled(page)

  let after = before
  const grown = (what: keyof Memory) => async () => {
    after = await memoryOf(cdp)
    return after[what] - before[what]
  }
  await expect.poll(grown('nodes')).toBeLessThan(COMING_AND_GOING)
  await expect.poll(grown('listeners')).toBeLessThan(COMING_AND_GOING)
  // The browser frees some of it only after a while.
  await expect
    .poll(grown('heapBytes'))
    .toBeLessThan(MOST_HEAP_BYTES + MOST_HEAP_BYTES_EACH * mounts)
  noteFigure('mounts', mounts * PLACES.length)
  noteFigure('nodes', after.nodes - before.nodes)
  noteFigure('listeners', after.listeners - before.listeners)
  noteFigure('heap', after.heapBytes - before.heapBytes)
})

/** Waits until the last screen shows its data: before that it has fewer elements. */
const settled = (page: Page) => expect(page.getByRole('list', { name: 'O que há' })).toBeVisible()
