import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeShelf } from '../correcoes.fixture.ts'
import { readLeftDrafts } from './kept-draft.ts'
import { SAVE_PAUSE_MS } from '../../../shared/draft-keeper.ts'
import { CorrecaoKeeper } from './correcao-keeper.ts'
import { fakeServidor } from './correcoes-servidor.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** A device, a server that cannot be reached, and a function that opens a window of one corrector with both. */
function desk() {
  const servidor = fakeServidor()
  servidor.fails = 'before'
  const shelf = fakeShelf()
  const open = async () => {
    const correcao = structuredClone(servidor.correcao)
    const leftDrafts = await readLeftDrafts(shelf, correcao.id)
    const keeper = new CorrecaoKeeper({ correcao, leftDrafts, shelf, servidor })
    keeper.start()
    return keeper
  }
  const left = async () => wordsOf(await readLeftDrafts(shelf, servidor.correcao.id))
  return { servidor, shelf, open, left }
}
type Window = Awaited<ReturnType<ReturnType<typeof desk>['open']>>

const wordsOf = (all: readonly { rascunho: { parecer: string } }[]) =>
  all.map(({ rascunho }) => rascunho.parecer)
const wordsIn = (keeper: Window) => keeper.estado().rascunho.parecer
const otherOf = (keeper: Window) =>
  keeper.estado().outras[0] ?? expect.unreachable('The other one is gone')
async function write(keeper: Window, parecer: string) {
  keeper.edit({ type: 'set-parecer', parecer })
  await vi.advanceTimersByTimeAsync(1)
}

/** Two windows were open at once, wrote without a network, and were closed. */
async function leftByTwo() {
  const all = desk()
  const [one, other] = [await all.open(), await all.open()]
  await write(one, 'De uma')
  await write(other, 'Da outra')
  await write(one, 'De uma, por fim')
  one.close()
  other.close()
  return { ...all, keeper: await all.open() }
}

describe('what two windows of one corrector wrote without a network', () => {
  it('is all there: the newest at once, and the other one beside it', async () => {
    const { keeper } = await leftByTwo()
    expect(wordsIn(keeper)).toBe('De uma, por fim')
    expect(wordsOf(keeper.estado().outras)).toEqual(['Da outra'])
  })

  it('may be changed for one another, there and back', async () => {
    const { servidor, keeper, left } = await leftByTwo()
    await write(keeper, 'De uma, mais')
    for (const [here, there] of [
      ['Da outra', 'De uma, mais'],
      ['De uma, mais', 'Da outra'],
    ]) {
      await keeper.swap(otherOf(keeper))
      expect(wordsIn(keeper)).toBe(here)
      expect(wordsOf(keeper.estado().outras)).toEqual([there])
      expect(new Set(await left())).toEqual(new Set([here, there]))
    }
    servidor.fails = null
    await keeper.flush()
    expect(servidor.correcao.parecer).toBe('De uma, mais')
    expect(await left()).toEqual(['Da outra'])
  })

  it('stays as it is where the device has no room for what would give way', async () => {
    const { shelf, keeper, left } = await leftByTwo()
    shelf.takes = false
    await write(keeper, 'De uma, mais')
    await keeper.swap(otherOf(keeper))
    expect(wordsIn(keeper)).toBe('De uma, mais')
    expect(wordsOf(keeper.estado().outras)).toEqual(['Da outra'])
    shelf.takes = true
    await keeper.swap(otherOf(keeper))
    expect(wordsIn(keeper)).toBe('Da outra')
    expect(new Set(await left())).toEqual(new Set(['Da outra', 'De uma, mais']))
  })

  it('stays on the device until what was changed for it is there in its place', async () => {
    const { shelf, keeper, left } = await leftByTwo()
    keeper.subscribe(() => {
      shelf.isFull ||= wordsIn(keeper) === 'Da outra'
    })
    await keeper.swap(otherOf(keeper))
    await write(keeper, 'Da outra, mais')
    expect(keeper.estado().isOnDevice).toBe(false)
    expect(new Set(await left())).toEqual(new Set(['Da outra', 'De uma, por fim']))
  })

  it('is asked about where one is with the server and then the other is wanted', async () => {
    const { servidor, keeper, left } = await leftByTwo()
    servidor.fails = null
    await keeper.flush()
    await keeper.swap(otherOf(keeper))
    expect(keeper.estado().andamento.estado).toBe('mudou')
    expect(servidor.correcao.parecer).toBe('De uma, por fim')
    await keeper.settle('mine')
    expect(servidor.correcao.parecer).toBe('Da outra')
    expect(await left()).toEqual([])
  })

  it('goes one by one, and with the correction', async () => {
    const { keeper, left } = await leftByTwo()
    await keeper.discard(otherOf(keeper))
    expect(keeper.estado().outras).toEqual([])
    expect(await left()).toEqual(['De uma, por fim'])
    const next = await leftByTwo()
    await next.keeper.forget()
    expect(await next.left()).toEqual([])
  })

  it('is one where both say the same', async () => {
    const { open } = desk()
    const [one, other] = [await open(), await open()]
    await write(one, 'O mesmo')
    await write(other, 'O mesmo')
    one.close()
    other.close()
    const keeper = await open()
    expect(wordsIn(keeper)).toBe('O mesmo')
    expect(keeper.estado().outras).toEqual([])
  })
})

it('leaves to each correction what is of it, though their ids begin alike', async () => {
  const shelf = fakeShelf()
  const servidor = fakeServidor()
  servidor.fails = 'before'
  const { correcao } = servidor
  const keeper = new CorrecaoKeeper({ correcao, leftDrafts: [], shelf, servidor })
  await write(keeper, 'De quarenta')
  keeper.close()
  expect(wordsOf(await readLeftDrafts(shelf, 40))).toEqual(['De quarenta'])
  expect(await readLeftDrafts(shelf, 4)).toEqual([])
})

describe('a window that is still open', () => {
  it('keeps what it goes on with, though another began with the same', async () => {
    const { open, left } = desk()
    const one = await open()
    await write(one, 'De uma')
    const other = await open()
    expect(wordsIn(other)).toBe('De uma')
    await write(one, 'De uma, mais')
    await write(other, 'De outra')
    expect(new Set(await left())).toEqual(new Set(['De outra', 'De uma, mais']))
  })

  it('is found before the other one makes an end', async () => {
    const { open } = desk()
    const [one, other] = [await open(), await open()]
    await write(one, 'De uma')
    expect(other.estado().outras).toEqual([])
    expect(wordsOf(await other.findOutras())).toEqual(['De uma'])
    expect(wordsOf(other.estado().outras)).toEqual(['De uma'])
  })
})

it('loses no word of any window, whatever the network does', async () => {
  const steps = fc.oneof(
    fc.record({
      do: fc.constantFrom('write' as const, 'write' as const, 'crash' as const),
      at: fc.nat(2),
    }),
    fc.record({ do: fc.constantFrom('open' as const, 'pause' as const) }),
    fc.record({
      do: fc.constantFrom('fail' as const),
      fails: fc.constantFrom(null, 'before', 'after'),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 24 }), async (sequence) => {
      const { servidor, open, left } = desk()
      const taken = new Set([''])
      const save = servidor.save
      servidor.save = async (...args) => {
        try {
          return await save(...args)
        } finally {
          taken.add(servidor.correcao.parecer)
        }
      }
      const windows = [await open()]
      const closed: string[] = []
      for (const [index, step] of sequence.entries()) {
        const keeper = windows[('at' in step ? step.at : 0) % Math.max(1, windows.length)]
        if (step.do === 'open' || !keeper) windows.push(await open())
        else if (step.do === 'write') await write(keeper, `${wordsIn(keeper)} ${index}`.trim())
        else if (step.do === 'fail') servidor.fails = step.fails
        else if (step.do === 'pause') await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
        else {
          keeper.close()
          closed.push(wordsIn(keeper))
          windows.splice(windows.indexOf(keeper), 1)
        }
        const somewhere = [...taken, ...(await left()), ...windows.map(wordsIn)]
        const isThere = (words: string) => somewhere.some((each) => each.startsWith(words))
        expect(closed.filter((words) => !isThere(words))).toEqual([])
      }
      for (const keeper of windows) keeper.close()
    }),
    { numRuns: runs(200) },
  )
})
