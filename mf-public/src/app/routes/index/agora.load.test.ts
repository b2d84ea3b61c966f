import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device } from '@rumo/shared-device/device'
import { keepLevada, type Levada } from '@rumo/shared-device/levadas'
import { umaLevada } from '@rumo/shared-device/testing'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRATICA_GUARDADA, readKept, withSet } from '../../../features/pratica/pratica.kept.ts'
import { practise, startPratica, type Pratica } from '../../../features/pratica/pratica.rules.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import { look } from './agora.load.ts'

const TOTAL = 3

const fila = { own: async () => [] }

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  session.end()
  vi.restoreAllMocks()
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
  const { conhecido } = await look({ device, fila })
  return conhecido.treino
}

describe('the set to go on with', () => {
  it('is the last one that has an answer and a blank', async () => {
    expect(await lookAfter(practiseSome(2))).toMatchObject({ respondidas: 2, total: TOTAL })
    expect(await lookAfter(practise(practiseSome(2), { type: 'finish' }))).toMatchObject({
      respondidas: 2,
      mostraResultado: true,
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

/** What the home page knows of what was saved, with a plan of today like this. */
const lookWith = async (changes: Partial<Levada>) => {
  await keepLevada(umaLevada(0, { tipo: 'plano', nome: 'Plano', prova: null, ...changes }))
  return (await look({ device, fila })).conhecido.aqui
}

describe("today's plan on the device, without a network", () => {
  beforeEach(() => {
    fakeServer({}, [])
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
  })

  it('is told by what is left of it, and is one thing among the others once all is done', async () => {
    const questoes = someQuestoes(3)
    expect(await lookWith({ questoes })).toEqual({
      plano: '3\u00a0questões novas',
      nomes: ['Plano'],
    })
    expect(await lookWith({ questoes: [] })).toEqual({ plano: null, nomes: ['Plano'] })
  })
})
