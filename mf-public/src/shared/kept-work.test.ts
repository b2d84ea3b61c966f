import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fakeOwnDevice, fillUp, refuseReads, refuseUpdates } from '../testing/fake-device.ts'
import { KeptWork } from './kept-work.ts'

interface Text {
  texto: string
}

/** Two tabs that have opened the same piece of work. */
async function twoTabs() {
  const ownDevice = fakeOwnDevice()
  const one = new KeptWork<Text>(ownDevice, 'texto/1')
  const other = new KeptWork<Text>(ownDevice, 'texto/1')
  await one.read()
  await one.write({ texto: 'de antes' })
  await other.read()
  return { ownDevice, one, other, kept: () => one.read() }
}

it('is kept by the one tab that is used, again and again', async () => {
  const { one, kept } = await twoTabs()
  await Promise.all([one.write({ texto: 'a' }), one.write({ texto: 'ab' })])
  expect(await one.hasMoved()).toBe(false)
  expect(await kept()).toMatchObject({ texto: 'ab' })
})

it('is not written over by a tab that has not seen what another one left', async () => {
  const { one, other } = await twoTabs()
  expect(await other.write({ texto: 'da outra' })).toBe(true)
  expect(await one.write({ texto: 'desta' })).toBe(false)
  expect(one.isUnkept).toBe(true)
  expect(await one.hasMoved()).toBe(true)
  expect(await one.read()).toMatchObject({ texto: 'da outra' })
  expect(await one.write({ texto: 'desta' })).toBe(true)
  expect(await other.hasMoved()).toBe(true)
})

it('is gone on with over what another tab left, once one has seen that', async () => {
  const { one, other, kept } = await twoTabs()
  await other.write({ texto: 'da outra' })
  expect(await one.other()).toMatchObject({ texto: 'da outra' })
  one.takeOver()
  expect([await one.other(), await one.write({ texto: 'desta' })]).toEqual([null, true])
  expect(await kept()).toMatchObject({ texto: 'desta' })
})

it('is not gone on with over what came after one looked', async () => {
  const { one, other, kept } = await twoTabs()
  await other.write({ texto: 'da outra' })
  await one.other()
  await new Promise((later) => setTimeout(later, 2))
  await other.write({ texto: 'da outra, e mais' })
  one.takeOver()
  expect(await one.write({ texto: 'desta' })).toBe(false)
  expect(await kept()).toMatchObject({ texto: 'da outra, e mais' })
})

it('is not removed for another tab that has gone on with it', async () => {
  const { one, other, kept } = await twoTabs()
  await other.write({ texto: 'da outra' })
  expect(await one.remove()).toBe(true)
  expect(await kept()).toMatchObject({ texto: 'da outra' })
})

it('is gone for every tab once one removes it', async () => {
  const { one, other } = await twoTabs()
  await other.remove()
  expect(await one.hasMoved()).toBe(true)
  expect(await one.read()).toBeUndefined()
})

it('is taken over from an earlier release, which left no mark', async () => {
  const ownDevice = fakeOwnDevice()
  await ownDevice.update('texto/1', () => ({ texto: 'de antes' }))
  const work = new KeptWork<Text>(ownDevice, 'texto/1')
  expect(await work.write({ texto: 'sem ler' })).toBe(false)
  await work.read()
  expect(await work.write({ texto: 'depois' })).toBe(true)
})

it('stays where it is while the device cannot be read', async () => {
  const { ownDevice, one, other } = await twoTabs()
  await other.write({ texto: 'da outra' })
  refuseReads(ownDevice)
  expect(await one.hasMoved()).toBe(false)
})

describe('left by a tab that went before it could be kept', () => {
  it('is there for the next one, once', async () => {
    const { ownDevice, one, kept } = await twoTabs()
    one.leave({ texto: 'de antes, e mais' })
    const next = new KeptWork<Text>(ownDevice, 'texto/1')
    expect(await next.read()).toMatchObject({ texto: 'de antes, e mais' })
    expect(await next.remove()).toBe(true)
    expect(await kept()).toBeUndefined()
  })

  it('is what the tab left last, whatever it was about to keep', async () => {
    const { one, other } = await twoTabs()
    const writing = one.write({ texto: 'a' })
    one.leave({ texto: 'ab' })
    await writing
    expect(await other.read()).toMatchObject({ texto: 'ab' })
  })

  it('gives way to what another tab has kept since, and is put aside once', async () => {
    const { ownDevice, one, other } = await twoTabs()
    await other.write({ texto: 'da outra' })
    await one.write({ texto: 'desta' })
    one.leave({ texto: 'desta' })
    const aside: unknown[] = []
    for (const room of [false, true, true]) {
      const next = new KeptWork<Text>(ownDevice, 'texto/1', async (left) => {
        if (room) aside.push(left)
        return room
      })
      expect(await next.read()).toMatchObject({ texto: 'da outra' })
    }
    expect(aside).toMatchObject([{ texto: 'desta' }])
  })

  it('is not put aside where the tab stayed and kept it, before another one went on', async () => {
    const { ownDevice, one, other } = await twoTabs()
    await one.read()
    one.leave({ texto: 'desta' })
    await one.write({ texto: 'desta' })
    const putAside = vi.fn(async () => true)
    await other.other()
    other.takeOver()
    await other.write({ texto: 'desta, e da outra' })
    await new KeptWork<Text>(ownDevice, 'texto/1', putAside).read()
    expect(putAside).not.toHaveBeenCalled()
  })

  it('does not come back where the tab stayed, and removed it', async () => {
    const ownDevice = fakeOwnDevice()
    const work = new KeptWork<Text>(ownDevice, 'texto/1')
    await work.read()
    work.leave({ texto: 'a' })
    await work.write({ texto: 'ab' })
    await work.remove()
    expect(await work.read()).toBeUndefined()
  })

  it.each(['de antes', null])(
    'is not lost where the device has no room for it: %s',
    async (antes) => {
      const ownDevice = fakeOwnDevice()
      const before = new KeptWork<Text>(ownDevice, 'texto/1')
      if (antes !== null) await before.write({ texto: antes })
      await before.read()
      before.leave({ texto: 'de antes, e mais' })
      const next = new KeptWork<Text>(ownDevice, 'texto/1')
      const full = fillUp(ownDevice)
      expect(await next.read()).toMatchObject({ texto: 'de antes, e mais' })
      expect(await next.hasMoved()).toBe(false)
      expect(await next.write({ texto: 'e mais ainda' })).toBe(false)
      full.mockRestore()
      const last = new KeptWork<Text>(ownDevice, 'texto/1')
      expect(await last.read()).toMatchObject({ texto: 'de antes, e mais' })
      expect(await last.remove()).toBe(true)
      expect(await last.read()).toBeUndefined()
    },
  )

  it('does not come back where the device had no room for it and one removes it', async () => {
    const ownDevice = fakeOwnDevice()
    const before = new KeptWork<Text>(ownDevice, 'texto/1')
    await before.read()
    before.leave({ texto: 'a' })
    const next = new KeptWork<Text>(ownDevice, 'texto/1')
    const full = fillUp(ownDevice)
    await next.read()
    full.mockRestore()
    expect(await next.remove()).toBe(true)
    expect(await next.read()).toBeUndefined()
  })

  it('is left nowhere by a tab that does not know what is kept', async () => {
    const ownDevice = fakeOwnDevice()
    new KeptWork<Text>(ownDevice, 'texto/1').leave({ texto: 'a' })
    expect(await new KeptWork<Text>(ownDevice, 'texto/1').read()).toBeUndefined()
  })
})

it('says that the device refuses', async () => {
  const { ownDevice, one } = await twoTabs()
  refuseUpdates(ownDevice)
  expect(await one.write({ texto: 'x' })).toBe(false)
  expect(await one.remove()).toBe(false)
})

it('is taken over from whatever another hand left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (left, marca) => {
      const ownDevice = fakeOwnDevice()
      for (const value of [left, { texto: 'x', marca }]) {
        await ownDevice.update<unknown>('texto/1', () => value)
        const work = new KeptWork<Text>(ownDevice, 'texto/1')
        expect(await work.read()).toEqual(value)
        expect(await work.hasMoved()).toBe(false)
        expect(await work.write({ texto: 'depois' })).toBe(true)
        expect(await work.read()).toMatchObject({ texto: 'depois' })
      }
    }),
  )
})
