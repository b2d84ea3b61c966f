import { range } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import { forClient, forEveryClient, placesOfClients } from './fair-connections.ts'

/** Work that ends when the test says so, and the names of the clients in the order in which their work began. */
function observed(most: number) {
  const take = placesOfClients(most)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const come = (name: string) =>
    take(async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (name.startsWith('fails')) throw new Error('falhou')
    })
  const endFirst = async () => {
    ends.shift()?.()
    await settled()
  }
  return { begun, come, endFirst }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('placesOfClients', () => {
  it('lets a client have so many at once, and another begin however many wait', async () => {
    const { begun, come, endFirst } = observed(2)
    const all = range(5).map((each) => forClient('a', () => come(`a${each}`)))
    await settled()
    expect(begun).toEqual(['a0', 'a1'])
    all.push(forClient('b', () => come('b')))
    await settled()
    expect(begun).toEqual(['a0', 'a1', 'b'])
    for (const _ of range(6)) await endFirst()
    expect(begun).toEqual(['a0', 'a1', 'b', 'a2', 'a3', 'a4'])
    await Promise.all(all)
  })

  it('lets what a client has begun go on before it begins ever more', async () => {
    const { begun, come, endFirst } = observed(1)
    const all = range(3).map((each) =>
      forClient('a', async () => {
        for (const query of range(3)) await come(`a${each} ${query}`)
      }),
    )
    for (const _ of range(9)) {
      await settled()
      await endFirst()
    }
    await Promise.all(all)
    // a1 began first because a0, whose first query had just ended, had not asked for its second one yet.
    const queries = ['a0 0', 'a1 0', 'a0 1', 'a1 1', 'a0 2', 'a1 2', 'a2 0', 'a2 1', 'a2 2']
    expect(begun).toEqual(queries)
  })

  it('goes on after what fails', async () => {
    const { begun, come, endFirst } = observed(1)
    const failed = forClient('a', () => come('fails')).catch((error: unknown) => error)
    const next = forClient('a', () => come('next'))
    await settled()
    await endFirst()
    expect(await failed).toMatchObject({ message: 'falhou' })
    expect(begun).toEqual(['fails', 'next'])
    await endFirst()
    await next
  })

  it('does not limit what belongs to no request, or to all', async () => {
    const { begun, come, endFirst } = observed(1)
    const all = [come('x'), come('y'), forClient('a', () => come('a'))]
    all.push(forClient('a', () => forEveryClient(() => come('shared'))))
    await settled()
    expect(begun.toSorted()).toEqual(['a', 'shared', 'x', 'y'])
    for (const _ of range(4)) await endFirst()
    await Promise.all(all)
  })
})
