import { ADMINISTRADOR, enterAs } from '../src/accounts.ts'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { memoryOf } from '../src/memory.ts'
import { noteFigure } from '../src/noted.ts'
import { walk, type Place } from '../src/walk.ts'

const { mounts } = config
/** Until what is loaded, compiled and kept once is there. */
const BEFORE = 20
/** Elements and listeners of a screen that the browser has not let go of yet; one for each of 150 mounts is more. */
const COMING_AND_GOING = 140
/** What the browser compiles and notes meanwhile; a screen that is kept has ten times as much. */
const MOST_HEAP_BYTES = 1_000_000
const MOST_HEAP_BYTES_EACH = 500
const MOUNTS_THAT_TELL = 1000

/** One screen of each remote after another: each is mounted and unmounted once a round. */
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
  const before = await memoryOf(cdp)
  await walk(page, PLACES, mounts)

  let after = before
  const grown = async () => {
    after = await memoryOf(cdp)
    return Math.max(after.nodes - before.nodes, after.listeners - before.listeners)
  }
  await expect.poll(grown).toBeLessThan(COMING_AND_GOING)
  const heapGrowth = after.heapBytes - before.heapBytes
  noteFigure('mounts', mounts * PLACES.length)
  noteFigure('nodes', after.nodes - before.nodes)
  noteFigure('listeners', after.listeners - before.listeners)
  noteFigure('heap', heapGrowth)
  // Of fewer rounds the heap says nothing: what the browser compiles meanwhile is more.
  if (mounts >= MOUNTS_THAT_TELL) {
    expect(heapGrowth).toBeLessThan(MOST_HEAP_BYTES + MOST_HEAP_BYTES_EACH * mounts)
  }
})
