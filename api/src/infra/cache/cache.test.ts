import { describe, expect, it, vi } from 'vitest'
import { cacheByVersion, keepByIds, keepByKey, oncePerTurn } from './cache.ts'

const works = async () => 1

function counted() {
  const state = { versao: 1, looks: 0, loads: 0 }
  const cached = cacheByVersion(
    async () => {
      state.looks += 1
      return state.versao
    },
    async () => {
      state.loads += 1
      return `valor ${state.loads}`
    },
  )
  return { state, cached }
}

describe('cacheByVersion', () => {
  it('loads again only when the version is another, and then at once', async () => {
    const { state, cached } = counted()
    expect(await cached()).toBe('valor 1')
    expect(await cached()).toBe('valor 1')
    state.versao = 2
    expect(await cached()).toBe('valor 2')
    expect(state).toMatchObject({ looks: 3, loads: 2 })
  })

  it('gives no caller what was loaded before a change that this caller may know of', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const load = vi.fn<() => Promise<string>>()
    load.mockReturnValueOnce(promise).mockResolvedValue('novo')
    let versao = 1
    const cached = cacheByVersion(async () => versao, load)
    const before = cached()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))

    versao = 2
    expect(await cached()).toBe('novo')
    resolve('velho')
    expect(await before).toBe('velho')
    expect(await cached()).toBe('novo')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shares one load among the calls that wait for it', async () => {
    const { state, cached } = counted()
    expect(await Promise.all([cached(), cached(), cached()])).toEqual(Array(3).fill('valor 1'))
    expect(state).toMatchObject({ looks: 3, loads: 1 })
  })

  it.each(['version', 'value'])('tries again after a failure of the %s', async (failing) => {
    const fails = vi.fn<() => Promise<number>>()
    fails.mockRejectedValueOnce(new Error('locked')).mockResolvedValue(1)
    const cached =
      failing === 'version' ? cacheByVersion(fails, works) : cacheByVersion(works, fails)

    await expect(cached()).rejects.toThrow('locked')
    expect(await cached()).toBe(1)
  })
})

describe('oncePerTurn', () => {
  it('reads once for all who ask together, and anew for who asks later', async () => {
    const read = vi.fn<() => Promise<number>>()
    read.mockResolvedValueOnce(1).mockResolvedValue(2)
    const readShared = oncePerTurn(read)

    expect(await Promise.all([readShared(), readShared()])).toEqual([1, 1])
    expect(await readShared()).toBe(2)
  })

  it('gives no caller what was being read when it asked', async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const read = vi.fn<() => Promise<number>>()
    read.mockReturnValueOnce(promise).mockResolvedValue(2)
    const readShared = oncePerTurn(read)
    const before = readShared()
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))

    const after = readShared()
    resolve(1)
    expect(await Promise.all([before, after])).toEqual([1, 2])
  })

  it('reads again after a failure', async () => {
    const read = vi.fn<() => Promise<number>>()
    read.mockRejectedValueOnce(new Error('locked')).mockResolvedValue(1)
    const readShared = oncePerTurn(read)

    await expect(readShared()).rejects.toThrow('locked')
    expect(await readShared()).toBe(1)
  })
})

describe('keepByIds', () => {
  const load = vi.fn(async (ids: readonly number[]) =>
    ids
      .filter((id) => id > 0)
      .toSorted((a, b) => a - b)
      .map((id) => ({ id })),
  )

  it('gives values in the order asked, and none for what is not found', async () => {
    const byIds = keepByIds(load)

    expect(await byIds([3, -1, 1])).toEqual([{ id: 3 }, { id: 1 }])
    expect(await byIds([2, 1, -1, 3])).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }])
  })

  it('loads only what it has not given before', async () => {
    const byIds = keepByIds(load)
    load.mockClear()
    const [one] = await byIds([1, 2])
    expect(await byIds([3, 1])).toEqual([{ id: 3 }, one])
    await byIds([3, 2, 1])

    expect(load.mock.calls).toEqual([[[1, 2]], [[3]]])
  })

  it('keeps no more than 5,000 values, and still gives the others', async () => {
    const byIds = keepByIds(load)
    const many = Array.from({ length: 5001 }, (_, index) => index + 1)
    await byIds(many)
    load.mockClear()

    expect(await byIds(many)).toHaveLength(5001)
    expect(load.mock.calls).toEqual([[[5001]]])
  })
})

describe('keepByKey', () => {
  it('shares one load of a key among the calls that wait for it', async () => {
    const load = vi.fn(async () => 7)
    const kept = keepByKey<number>(async () => 1, 10)
    expect(await Promise.all([kept('a', load), kept('a', load), kept('b', load)])).toEqual([
      7, 7, 7,
    ])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads again what failed, and what was loaded before a change', async () => {
    const load = vi.fn<() => Promise<number>>()
    load.mockRejectedValueOnce(new Error('locked')).mockResolvedValueOnce(1).mockResolvedValue(2)
    let versao = 1
    const kept = keepByKey<number>(async () => versao, 10)
    await expect(kept('a', load)).rejects.toThrow('locked')
    expect([await kept('a', load), await kept('a', load)]).toEqual([1, 1])

    versao = 2
    expect(await kept('a', load)).toBe(2)
  })
})
