import 'fake-indexeddb/auto'
import { device } from '@rumo/shared-device/device'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PRATICA_GUARDADA, readKept, withSet } from '../../../features/pratica/pratica.kept.ts'
import { practise, startPratica, type Pratica } from '../../../features/pratica/pratica.rules.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import { look } from './agora.load.ts'

const TOTAL = 3

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

/** Answers the first questions of a set of three. */
function practiseSome(answered: number): Pratica {
  let pratica = startPratica(someQuestoes(TOTAL))
  for (let index = 0; index < answered; index++) {
    const [alternativa] = pratica.questoes[index]?.alternativas ?? []
    pratica = practise(pratica, { type: 'go', index })
    pratica = practise(pratica, { type: 'choose', id: alternativa?.id ?? 0 })
    pratica = practise(pratica, { type: 'answer' })
  }
  return pratica
}

/** What the home page knows of the last set, once these were practised one after the other. */
async function lookAfter(...sets: Pratica[]) {
  const kept = sets.reduce(
    (before, pratica, index) =>
      withSet(before, { idMateria: index + 1, pratica, changedAtMs: Date.now() }, []),
    readKept(undefined),
  )
  await device.of('visitante').update<unknown>(PRATICA_GUARDADA, () => kept)
  const { conhecido } = await look({ device, fila: { own: () => Promise.reject(new Error()) } })
  return conhecido.treino
}

describe('the set to go on with', () => {
  it('is the last one that has an answer and a blank', async () => {
    expect(await lookAfter(practiseSome(2))).toMatchObject({ respondidas: 2, total: TOTAL })
    expect(await lookAfter(practise(practiseSome(2), { type: 'finish' }))).toMatchObject({
      respondidas: 2,
    })
    expect(await lookAfter(practiseSome(0))).toBeNull()
  })

  it('is none with every question answered, whether its result was seen or not', async () => {
    const done = practiseSome(TOTAL)
    expect(await lookAfter(done)).toBeNull()
    expect(await lookAfter(practise(done, { type: 'finish' }))).toBeNull()
    expect(await lookAfter(practiseSome(1), done)).toMatchObject({ respondidas: 1 })
  })
})
