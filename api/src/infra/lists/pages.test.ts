import { describe, expect, it, vi } from 'vitest'
import { collect } from '../../testing/collect.ts'
import { pagesOf } from './pages.ts'

/** Rows with keys from 1 on, and a `read` that records its calls. */
function rows(count: number) {
  const all = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  const read = vi.fn(async (after: number, size: number) =>
    all.filter(({ id }) => id > after).slice(0, size),
  )
  return { all, read }
}

const idOf = ({ id }: { id: number }) => id

describe('pagesOf', () => {
  it.each([0, 1, 9, 10, 11, 35])('gives each of %i rows once, ten at most at a time', async (n) => {
    const { all, read } = rows(n)
    const pages = await collect(pagesOf(10, read, idOf))
    expect(pages.flat()).toEqual(all)
    for (const page of pages) expect([0, page.length > 10]).toEqual([0, false])
    expect(pages.every(({ length }) => length > 0)).toBe(true)
  })

  it('reads no page before it is asked for', async () => {
    const { read } = rows(100)
    const pages = pagesOf(10, read, idOf)
    expect(read).not.toHaveBeenCalled()
    await pages.next()
    await pages.next()
    expect(read.mock.calls).toEqual([
      [0, 10],
      [10, 10],
    ])
    await pages.return(undefined)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('lets others have their turn between two pages', async () => {
    const turns: string[] = []
    const { read } = rows(30)
    const reading = collect(
      pagesOf(
        10,
        (after, size) => {
          turns.push('page')
          setImmediate(() => turns.push('others'))
          return read(after, size)
        },
        idOf,
      ),
    )
    await reading
    expect(turns.slice(0, 6)).toEqual(['page', 'others', 'page', 'others', 'page', 'others'])
  })
})
