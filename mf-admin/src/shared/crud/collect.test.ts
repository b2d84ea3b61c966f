import type { ListQuery } from '@rumo/contract'
import { range } from 'es-toolkit'
import { expect, it, vi } from 'vitest'
import { collect } from './collect.ts'

interface Line {
  id: number
}

/** A list of `count` records. `move` changes their order after its first part was read. */
function listOf(count: number, move: (ids: number[]) => number[] = (ids) => ids) {
  let ids = range(1, count + 1)
  return vi.fn(async ({ pagina = 1, limite = 20 }: ListQuery) => {
    const rows = ids.slice((pagina - 1) * limite, pagina * limite).map((id): Line => ({ id }))
    const total = ids.length
    if (pagina === 1) ids = move(ids)
    return { rows, total }
  })
}

const idsIn = async (list: ReturnType<typeof listOf>, most = 500) =>
  (await collect(list, { ordem: '-id', busca: 'mola' }, most)).map(({ id }) => id)

it('asks for as many parts as there are, each of the same search', async () => {
  const list = listOf(250)
  expect(await idsIn(list)).toEqual(range(1, 251))
  expect(list.mock.calls.map(([query]) => query)).toEqual(
    [1, 2, 3].map((pagina) => ({ ordem: '-id', busca: 'mola', pagina, limite: 100 })),
  )
})

it.each([
  ['100', 1, 100],
  ['101', 2, 101],
  ['0', 1, 0],
])('ends with the last of %s', async (_count, calls, count) => {
  const list = listOf(count)
  expect(await idsIn(list)).toHaveLength(count)
  expect(list).toHaveBeenCalledTimes(calls)
})

it('takes one that was put before the others for what it is: each is there once', async () => {
  // The last record of the first part has become the first one of the second part.
  const found = await idsIn(listOf(250, (ids) => [251, ...ids]))
  expect(found).toEqual(range(1, 251))
})

it('gives as many as are wanted where some came twice', async () => {
  const found = await idsIn(
    listOf(400, (ids) => [401, ...ids]),
    200,
  )
  expect(found.slice(0, 200)).toEqual(range(1, 201))
})

it('ends where there are fewer by now', async () => {
  const list = listOf(250, (ids) => ids.slice(0, 90))
  expect(await idsIn(list)).toEqual(range(1, 101))
  expect(list).toHaveBeenCalledTimes(2)
})

it('takes all of a server that knows no parts', async () => {
  const list = vi.fn(async () => ({ rows: [{ id: 1 }, { id: 2 }], total: undefined }))
  expect(await collect(list, {}, 500)).toEqual([{ id: 1 }, { id: 2 }])
  expect(list).toHaveBeenCalledOnce()
})
