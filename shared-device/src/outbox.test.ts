import { http } from '@rumo/shared-auth'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { device } from './device.ts'
import { Outbox } from './outbox.ts'

/** The listeners of the session. */
const entering = new Set<() => void>()
const session = {
  subscribe: (listener: () => void) => {
    entering.add(listener)
    return () => void entering.delete(listener)
  },
}

class Probe extends Outbox<{ chave: string }> {
  constructor() {
    const parts = { device: { ...device, owner: () => 'conta-1' }, http, session }
    super(parts, `probe ${Math.random()}`, (_one): _one is { chave: string } => true)
  }

  readonly sendAll = vi.fn<() => Promise<boolean>>(async () => {
    this.tell()
    return true
  })
}

const probe = () => new Probe()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function settled(sender: Probe, times: number) {
  await vi.waitFor(() => expect(sender.sendAll).toHaveBeenCalledTimes(times))
}

describe('what sends', () => {
  it('sends at once, at a sign-in and when the network returns, until it is ended', async () => {
    const sender = probe()
    const stop = sender.start()
    await settled(sender, 1)
    dispatchEvent(new Event('online'))
    await settled(sender, 2)
    for (const enter of entering) enter()
    await settled(sender, 3)
    stop()
    dispatchEvent(new Event('online'))
    expect(entering.size).toBe(0)
    await sender.send()
    await settled(sender, 4)
  })

  it('begins anew after it was ended, and only once however often it is begun', async () => {
    const sender = probe()
    sender.start()()
    stops.push(sender.start(), sender.start())
    await sender.send()
    expect(entering.size).toBe(1)
    const { length } = sender.sendAll.mock.calls
    dispatchEvent(new Event('online'))
    await settled(sender, length + 1)
  })

  it('tells of what has gone, until the last listener has left', async () => {
    const sender = probe()
    const onSent = vi.fn()
    const stop = sender.subscribe(onSent)
    await sender.send()
    expect(onSent).toHaveBeenCalledOnce()
    stop()
    await sender.send()
    expect(onSent).toHaveBeenCalledOnce()
  })
})
