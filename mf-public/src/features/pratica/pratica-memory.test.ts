import { expect, it, vi } from 'vitest'
import { fakeDevice, refuseReads, refuseUpdates } from '../../testing/fake-device.ts'
import { fakeFila } from '../../testing/fake-fila.ts'
import { someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { daMateria, QUAISQUER } from './escolha.rules.ts'
import { readKept } from './pratica.kept.ts'
import { PraticaMemory } from './pratica-memory.ts'
import { practise, startPratica } from './pratica.rules.ts'

const begun = startPratica(someQuestoes(3))
const answered = practise(practise(begun, { type: 'choose', id: 10 }), { type: 'answer' })
const finished = practise(answered, { type: 'finish' })
const DAY_MS = 24 * 60 * 60 * 1000

it('gives back the set of a matéria, and no other', () => {
  const memory = new PraticaMemory(fakeDevice(), fakeFila())
  memory.keep(daMateria(2), answered)
  expect(memory.kept(daMateria(2))).toBe(answered)
  expect(memory.kept(QUAISQUER)).toBeUndefined()
  expect(memory.countAnswered(daMateria(2))).toBe(1)
  expect(memory.countAnswered(QUAISQUER)).toBe(0)
})

it('keeps a set whose result is shown, which leaves no answer behind', () => {
  const memory = new PraticaMemory(fakeDevice(), fakeFila())
  memory.keep(QUAISQUER, finished)
  expect(memory.kept(QUAISQUER)).toBe(finished)
  expect(memory.countAnswered(QUAISQUER)).toBe(0)
})

it('has a new set take the place of the one before, also on the device', async () => {
  const store = fakeDevice()
  const memory = new PraticaMemory(store, fakeFila())
  const newer = startPratica([someQuestao(7), someQuestao(8)])
  memory.keep(daMateria(2), answered)
  memory.keep(daMateria(2), newer)
  expect(memory.kept(daMateria(2))).toBe(newer)
  expect(await store.of('visitante').read('pratica/1')).toMatchObject({
    sets: [{ pratica: newer }],
  })
})

it('remembers what was seen in any set until it is told to forget', () => {
  const memory = new PraticaMemory(fakeDevice(), fakeFila())
  memory.keep(QUAISQUER, begun)
  memory.keep(daMateria(2), practise(begun, { type: 'go', index: 2 }))
  memory.keep(daMateria(3), startPratica([someQuestao(9, { materia: { id: 3, nome: 'Física' } })]))
  expect(memory.seen()).toEqual([1, 3, 9])
  memory.forgetSeen(QUAISQUER)
  expect(memory.seen()).toEqual([])
})

it('forgets of one matéria only what belongs to it, wherever it was seen', () => {
  const memory = new PraticaMemory(fakeDevice(), fakeFila())
  const fisica = someQuestao(1, { materia: { id: 3, nome: 'Física' } })
  const historia = someQuestao(2, { materia: { id: 5, nome: 'História' } })
  const set = startPratica([fisica, historia, someQuestao(4)])
  memory.keep(
    QUAISQUER,
    practise(practise(set, { type: 'go', index: 1 }), { type: 'go', index: 2 }),
  )
  memory.forgetSeen(daMateria(3))
  expect(memory.seen()).toEqual([2, 4])
})

it('comes back whole in another page of the same device', async () => {
  const store = fakeDevice()
  const before = new PraticaMemory(store, fakeFila())
  before.keep(QUAISQUER, answered)
  before.keep(daMateria(2), finished)
  const after = new PraticaMemory(store, fakeFila())
  await after.restore(Date.now())
  expect(after.kept(QUAISQUER)).toEqual(answered)
  expect(after.kept(daMateria(2))).toEqual(finished)
  expect(after.seen()).toEqual(before.seen())
})

it('does not come back to a set that was left a week ago, but still knows what was seen', async () => {
  const store = fakeDevice()
  new PraticaMemory(store, fakeFila()).keep(QUAISQUER, answered)
  const after = new PraticaMemory(store, fakeFila())
  await after.restore(Date.now() + 8 * DAY_MS)
  expect(after.kept(QUAISQUER)).toBeUndefined()
  expect(after.seen()).toEqual([1])
})

it('shows no account what another one practised', async () => {
  const store = fakeDevice()
  const memory = new PraticaMemory(store, fakeFila())
  await memory.restore(Date.now())
  memory.keep(QUAISQUER, answered)
  store.enterAs('conta-7')
  await memory.restore(Date.now())
  expect(memory.kept(QUAISQUER)).toBeUndefined()
  expect(memory.seen()).toEqual([])
  store.enterAs('visitante')
  await memory.restore(Date.now())
  expect(memory.kept(QUAISQUER)).toEqual(answered)
})

it('leaves aside what it cannot go on with', async () => {
  const store = fakeDevice()
  const broken = { ...answered, atual: 7 }
  await store.of('visitante').update<unknown>('pratica/1', () => ({
    sets: [{ idMateria: null, pratica: broken, changedAtMs: Date.now() }],
    seen: [],
  }))
  const memory = new PraticaMemory(store, fakeFila())
  await memory.restore(Date.now())
  expect(memory.kept(QUAISQUER)).toBeUndefined()
})

/** Two tabs on one device, each with its own memory of practice. */
async function twoTabs() {
  const store = fakeDevice()
  const open = async () => {
    const memory = new PraticaMemory(store, fakeFila())
    await memory.restore(Date.now())
    return memory
  }
  return { store, open, one: await open(), other: await open() }
}

const answerAt = (index: number, id: number) =>
  practise(practise(practise(begun, { type: 'go', index }), { type: 'choose', id }), {
    type: 'answer',
  })

it('loses no answer where two tabs practise one set', async () => {
  const { open, one, other } = await twoTabs()
  one.keep(QUAISQUER, answerAt(0, 10))
  other.keep(QUAISQUER, answerAt(1, 20))
  const after = await open()
  expect(after.kept(QUAISQUER)?.respostas.map(({ primeira }) => primeira)).toEqual([10, 20, null])
  expect(after.seen()).toEqual([1, 2])
})

it('counts the answer that was given first, in whichever tab', async () => {
  const { open, one, other } = await twoTabs()
  one.keep(QUAISQUER, answerAt(0, 10))
  other.keep(QUAISQUER, answerAt(0, 11))
  expect((await open()).kept(QUAISQUER)?.respostas[0]?.primeira).toBe(10)
})

it('loses no set where two tabs practise several', async () => {
  const { store, open, one, other } = await twoTabs()
  const newer = startPratica([someQuestao(7), someQuestao(8)])
  one.keep(daMateria(2), answered)
  one.keep(QUAISQUER, answered)
  other.keep(QUAISQUER, newer)
  const after = await open()
  expect(after.kept(daMateria(2))).toEqual(answered)
  expect(after.kept(QUAISQUER)).toEqual(newer)
  // Replacing one set keeps the set that the other tab goes on with.
  after.keep(QUAISQUER, startPratica([someQuestao(9)]))
  const { sets } = readKept(await store.of('visitante').read('pratica/1'))
  expect(sets.map(({ pratica }) => pratica.questoes.length)).toEqual([3, 3, 1])
})

it('hides what was being read once another account signs in', async () => {
  const store = fakeDevice()
  const memory = new PraticaMemory(store, fakeFila())
  store.enterAs('conta-1')
  await memory.restore(Date.now())
  memory.keep(QUAISQUER, answered)
  const other = new PraticaMemory(store, fakeFila())
  const reading = other.restore(Date.now())
  store.enterAs('conta-2')
  await Promise.all([reading, other.restore(Date.now())])
  expect([other.kept(QUAISQUER), other.seen()]).toEqual([undefined, []])
})

it('keeps it for the account that it was restored for, also when another one has signed in', async () => {
  const store = fakeDevice()
  store.enterAs('conta-1')
  const memory = new PraticaMemory(store, fakeFila())
  await memory.restore(Date.now())
  store.enterAs('conta-2')
  memory.keep(QUAISQUER, answered)
  const other = new PraticaMemory(store, fakeFila())
  await other.restore(Date.now())
  expect(other.kept(QUAISQUER)).toBeUndefined()
  expect(other.seen()).toEqual([])
  store.enterAs('conta-1')
  await other.restore(Date.now())
  expect(other.kept(QUAISQUER)).toEqual(answered)
})

it('writes nothing over that could not be read', async () => {
  const store = fakeDevice()
  new PraticaMemory(store, fakeFila()).keep(daMateria(2), answered)
  const visitante = store.of('visitante')
  refuseReads(visitante)
  const memory = new PraticaMemory({ ...store, of: () => visitante }, fakeFila())
  await memory.restore(Date.now())
  memory.keep(QUAISQUER, begun)
  const after = new PraticaMemory(store, fakeFila())
  await after.restore(Date.now())
  expect(after.kept(daMateria(2))).toEqual(answered)
  expect(after.kept(QUAISQUER)).toEqual(begun)
})

it('has each first answer counted once, for whom the practice is', async () => {
  const store = fakeDevice()
  const fila = fakeFila()
  const memory = new PraticaMemory(store, fila)
  memory.keep(QUAISQUER, begun)
  // Another account signs in in another tab meanwhile.
  store.enterAs('conta-1')
  memory.keep(QUAISQUER, answered)
  memory.keep(QUAISQUER, finished)
  memory.keep(QUAISQUER, practise(practise(finished, { type: 'go', index: 0 }), { type: 'retry' }))
  expect(fila.added).toMatchObject([
    {
      owner: 'visitante',
      tentativa: { id_questao: 1, id_alternativa: 10, origem: 'pratica', resultado: 'certa' },
    },
  ])
})

it('gives an answer the same name in two tabs that have one set', async () => {
  const store = fakeDevice()
  const tabs = [fakeFila(), fakeFila()]
  new PraticaMemory(store, fakeFila()).keep(QUAISQUER, begun)
  for (const fila of tabs) {
    const memory = new PraticaMemory(store, fila)
    await memory.restore(Date.now())
    const kept = memory.kept(QUAISQUER) ?? begun
    memory.keep(QUAISQUER, practise(practise(kept, { type: 'choose', id: 11 }), { type: 'answer' }))
  }
  const [chave] = tabs.flatMap(({ added }) => added.map(({ tentativa }) => tentativa.chave))
  expect(chave).toBe(begun.respostas[0]?.chave)
})

it('counts what was begun before answers had a name', async () => {
  const store = fakeDevice()
  const respostas = begun.respostas.map((resposta) => ({ ...resposta, chave: undefined }))
  const fila = fakeFila()
  const memory = new PraticaMemory(store, fila)
  const old = { ...begun, respostas }
  memory.keep(QUAISQUER, old)
  memory.keep(QUAISQUER, practise(practise(old, { type: 'choose', id: 11 }), { type: 'answer' }))
  expect(fila.added).toHaveLength(1)
})

it('knows better than a device that refuses to keep', async () => {
  const store = fakeDevice()
  const ownDevice = store.of('visitante')
  const memory = new PraticaMemory({ ...store, of: () => ownDevice }, fakeFila())
  memory.keep(QUAISQUER, begun)
  const refused = refuseUpdates(ownDevice)
  vi.useFakeTimers({ now: Date.now() + 1000 })
  memory.keep(QUAISQUER, answered)
  vi.useRealTimers()
  refused.mockRestore()
  await memory.restore(Date.now())
  expect(memory.countAnswered(QUAISQUER)).toBe(1)
})

it('has a draw leave out the last ones seen, where they are more than it takes', async () => {
  const store = fakeDevice()
  const seen = Array.from({ length: 20_001 }, (_, index) => [index + 1, null])
  await store.of('visitante').update('pratica/1', () => ({ sets: [], seen }))
  const memory = new PraticaMemory(store, fakeFila())
  await memory.restore(Date.now())
  expect([memory.seen().length, memory.seen()[0]]).toEqual([20_000, 2])
})
