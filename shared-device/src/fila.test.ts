import { runs } from '@rumo/contract/runs'
import 'fake-indexeddb/auto'
import { tentativas } from '@rumo/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device, forgetOwner } from './device.ts'
import { fakeServer, type Way } from './fila.fixture.ts'
import { FilaDeTentativas } from './fila.ts'
import { answer } from './tentativa.fixture.ts'

const enterAs = (id: number) =>
  session.begin(unsignedToken({ id, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
const OWNERS = ['visitante', 'conta-1', 'conta-2']

const tab = ({ http }: ReturnType<typeof fakeServer>) =>
  new FilaDeTentativas({ device, http, session })

const keptBy = async (owner: string) => (await device.of(owner).read('tentativas/1')) ?? []

const stops: (() => void)[] = []
const start = (fila: FilaDeTentativas) => void stops.push(fila.start())

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue())
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  session.end()
  vi.restoreAllMocks()
  for (const owner of OWNERS) await forgetOwner(owner)
})

describe('the queue of attempts', () => {
  it('sends what an account answered, without what the server grades, and forgets it then', async () => {
    const server = fakeServer()
    enterAs(1)
    const fila = tab(server)
    const { resultado: _, materia: __, ...wire } = answer()
    await fila.add('conta-1', [{ ...answer(), ...wire }])
    expect(await fila.send()).toBe(true)
    expect(server.call).toHaveBeenCalledExactlyOnceWith(tentativas.send, {
      body: { tentativas: [wire] },
      signal: expect.any(AbortSignal),
    })
    expect(await keptBy('conta-1')).toEqual([])
  })

  it('keeps what a visitor answered from an account that signs in, until its owner claims it', async () => {
    const server = fakeServer()
    const fila = tab(server)
    start(fila)
    const one = answer()
    await fila.add('visitante', [one])
    enterAs(1)
    expect(await fila.send()).toBe(true)
    expect([server.kept.size, await fila.own()]).toEqual([0, []])
    expect(await fila.heldFor('visitante')).toEqual([one])
    await fila.takeOver('conta-1')
    expect(await fila.send()).toBe(true)
    expect([...server.kept]).toEqual([[one.chave, 'conta-1']])
    enterAs(2)
    await fila.takeOver('conta-2')
    await fila.send()
    expect(server.batches).toHaveLength(1)
  })

  it('sends what waited when the network returns', async () => {
    const server = fakeServer()
    enterAs(1)
    const fila = tab(server)
    start(fila)
    server.ways.push('lost', 'lost', 'lost')
    await fila.add('conta-1', [answer()])
    while (server.ways.length > 0) expect(await fila.send()).toBe(false)
    expect(await keptBy('conta-1')).toHaveLength(1)
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(server.kept.size).toBe(1))
  })

  it('keeps the answers of an account whose session has ended for the next one', async () => {
    const server = fakeServer()
    const fila = tab(server)
    await fila.add('conta-1', [answer()])
    enterAs(2)
    expect(await fila.send()).toBe(true)
    expect(server.kept.size).toBe(0)
    enterAs(1)
    expect(await fila.send()).toBe(true)
    expect([...server.kept.values()]).toEqual(['conta-1'])
  })

  it('goes in batches of 500', async () => {
    const server = fakeServer()
    enterAs(1)
    await device
      .of('conta-1')
      .update('tentativas/1', () => Array.from({ length: 1001 }, () => answer()))
    expect(await tab(server).send()).toBe(true)
    expect(server.batches.map(({ length }) => length)).toEqual([500, 500, 1])
  })

  it('is never emptied where the server takes no attempts, and is read from there', async () => {
    const server = fakeServer({ offers: false })
    const fila = tab(server)
    const [one, two] = [answer(), answer()]
    await fila.add('visitante', [one])
    enterAs(1)
    await fila.add('conta-1', [two])
    expect(await fila.send()).toBe(true)
    expect(server.call).not.toHaveBeenCalled()
    expect(await fila.own()).toEqual([two])
    await fila.takeOver('conta-1')
    expect(await fila.own()).toEqual([two, one])
    expect(await keptBy('visitante')).toEqual([])
    enterAs(2)
    expect(await fila.own()).toEqual([])
  })

  it('sends what the device refuses to keep', async () => {
    const server = fakeServer()
    enterAs(1)
    const fila = tab(server)
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError')
    })
    await fila.add('conta-1', [answer()])
    await vi.waitFor(() => expect(server.kept.size).toBe(1))
  })

  it('sends nothing of one account with the token of another', async () => {
    const server = fakeServer()
    enterAs(1)
    await device.of('conta-1').update('tentativas/1', () => [answer()])
    const own = device.of('conta-1')
    const hurried: typeof device = {
      ...device,
      of: (owner) => ({
        ...device.of(owner),
        read: async <T>(name: string) => {
          const kept = await own.read<T>(name)
          // Meanwhile, another account signs in in another tab.
          enterAs(2)
          return kept
        },
      }),
    }
    const fila = new FilaDeTentativas({ device: hurried, http: server.http, session })
    expect(await fila.send()).toBe(false)
    expect(server.kept.size).toBe(0)
  })

  it('goes out once where the device does not let go of it', async () => {
    const server = fakeServer()
    enterAs(1)
    await device.of('conta-1').update('tentativas/1', () => [answer()])
    const stubborn: typeof device = {
      ...device,
      of: (owner) => ({ ...device.of(owner), update: () => Promise.resolve(false) }),
    }
    const fila = new FilaDeTentativas({ device: stubborn, http: server.http, session })
    expect(await fila.send()).toBe(false)
    expect(server.batches).toHaveLength(1)
  })

  it('leaves alone what only another release understands', async () => {
    const server = fakeServer()
    enterAs(1)
    await device.of('conta-1').update<unknown>('tentativas/1', () => [{ chave: 'x' }, answer()])
    expect(await tab(server).send()).toBe(true)
    expect(server.kept.size).toBe(1)
    expect(await keptBy('conta-1')).toEqual([{ chave: 'x' }])
  })

  it('forgets what the server will never take, too', async () => {
    const server = fakeServer()
    enterAs(1)
    const [gone, there] = [answer(), answer()]
    server.call.mockResolvedValue({ recebidas: [there.chave], recusadas: [gone] as never[] })
    await tab(server).add('conta-1', [gone, there])
    expect(await tab(server).send()).toBe(true)
    expect(await keptBy('conta-1')).toEqual([])
  })

  it('asks no more of a server that settles nothing', async () => {
    const server = fakeServer()
    enterAs(1)
    server.call.mockResolvedValue({ recebidas: [], recusadas: [] })
    const fila = tab(server)
    await fila.add('conta-1', [answer()])
    expect(await fila.send()).toBe(false)
  })
})

it('sends no answers of an account that was signed in for a moment meanwhile', async () => {
  const server = fakeServer()
  const fila = tab(server)
  const given = answer()
  await fila.add('conta-2', [given])
  await fila.send()
  vi.spyOn(device, 'owner')
    .mockReturnValueOnce('conta-1')
    .mockReturnValueOnce('conta-2')
    .mockReturnValue('conta-1')
  await fila.send()
  expect(server.kept.size).toBe(0)
  expect(await keptBy('conta-2')).toEqual([given])
})

/** The events that may happen on a device with two tabs. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('answer'), tab: fc.nat(1), owner: fc.constantFrom(...OWNERS) }),
  fc.record({ kind: fc.constant('enter'), id: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constant('leave') }),
  fc.record({ kind: fc.constant('take'), conta: fc.constantFrom('conta-1', 'conta-2') }),
  fc.record({
    kind: fc.constant('send'),
    tabs: fc.constantFrom([0], [1], [0, 1]),
    ways: fc.array(fc.constantFrom<Way>('heard', 'lost', 'unheard'), { maxLength: 3 }),
    isForgetRefused: fc.boolean(),
  }),
)

it('brings an answer to the account that it is of, or that has said so, and to no other, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const owner of OWNERS) await forgetOwner(owner)
      session.end()
      const server = fakeServer()
      const tabs = [tab(server), tab(server)] as const
      const all: { chave: string; owner: string }[] = []
      /** The account that took over each of a visitor's answers, by the answer's `chave`. */
      const taken = new Map<string, string>()
      for (const one of steps) {
        if ('owner' in one) {
          const given = answer()
          all.push({ chave: given.chave, owner: one.owner })
          await tabs[one.tab === 0 ? 0 : 1].add(one.owner, [given])
        }
        if ('id' in one) enterAs(one.id)
        if (one.kind === 'leave') session.end()
        if ('conta' in one) {
          for (const { chave, owner } of all) {
            if (owner === 'visitante' && !taken.has(chave)) taken.set(chave, one.conta)
          }
          await tabs[0].takeOver(one.conta)
        }
        if ('ways' in one) {
          server.ways.push(...one.ways)
          await Promise.all(one.tabs.map((index) => tabs[index === 0 ? 0 : 1].send()))
        }
      }
      server.ways.length = 0
      for (const id of [1, 2]) {
        enterAs(id)
        expect(await tabs[0].send()).toBe(true)
      }
      const ownerOf = ({ chave, owner }: (typeof all)[number]) =>
        owner === 'visitante' ? taken.get(chave) : owner
      expect(all.map(({ chave }) => server.kept.get(chave))).toEqual(all.map(ownerOf))
      const left = all.filter((one) => ownerOf(one) === undefined)
      expect((await tabs[0].heldFor('visitante')).map(({ chave }) => chave)).toEqual(
        left.map(({ chave }) => chave),
      )
      for (const owner of OWNERS.slice(1)) expect(await keptBy(owner)).toEqual([])
    }),
    { numRuns: runs(60) },
  )
})
