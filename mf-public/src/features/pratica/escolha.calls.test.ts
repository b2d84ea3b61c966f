import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { describe, expect, it } from 'vitest'
import { countQuestoes, filtroOf, ofertaFor, withinOferta } from './escolha.calls.ts'
import { dasGuardadas, QUAISQUER, type Escolha } from './escolha.rules.ts'

const { signal } = new AbortController()
const memoryOf = (isVisitor: boolean) => ({
  isVisitor,
  ownAnswers: async () => ({ respondidas: [1, 2], erradas: [2] }),
  ownGuardadas: async (lista: string | null) => (lista === null ? [4, 5] : [5]),
})

const OURS = ['assuntos', 'sorteios', 'escolha', 'tentativas'] as const
/** The extensions of an older server of ours, without `assuntos` and `escolha`. */
const OLDER = ['sorteios', 'tentativas'] as const

const ALL: Escolha = {
  idMateria: 3,
  idAssunto: 8,
  idProva: 5,
  ano: 2026,
  dificuldade: 'media',
  so: 'erradas',
  lista: null,
  quantas: 20,
}

describe('what can be chosen', () => {
  it.each([
    ['a visitor', true, 'of ours', OURS, [true, true, true]],
    ['an account', false, 'of ours', OURS, [true, true, true]],
    ['a visitor', true, 'that draws by the matéria', OLDER, [false, true, false]],
    ['an account', false, 'that draws by the matéria', OLDER, [false, false, false]],
    ['a visitor', true, 'of section 7', [], [false, true, true]],
    ['an account', false, 'of section 7', [], [false, true, true]],
  ] as const)('by %s (%j) at a server %s', (_who, isVisitor, _which, extensoes, offered) => {
    fakeServer({}, [...extensoes])
    const oferta = ofertaFor(memoryOf(isVisitor))
    expect([oferta.provas, oferta.naoRespondidas, oferta.erradas]).toEqual(offered)
    const { guardadas, assuntos, dificuldade, provas } = oferta
    expect([guardadas, assuntos, dificuldade]).toEqual([provas, provas, provas])
  })

  it('is no assunto at a server that keeps none', () => {
    fakeServer({}, ['sorteios', 'escolha'])
    const oferta = ofertaFor(memoryOf(true))
    expect([oferta.provas, oferta.assuntos]).toEqual([true, false])
  })

  it('is all that is in force', () => {
    const none = {
      assuntos: false,
      dificuldade: false,
      provas: false,
      naoRespondidas: false,
      erradas: false,
      guardadas: false,
    }
    expect(withinOferta(ALL, none)).toEqual({ ...QUAISQUER, idMateria: 3, quantas: 20 })
    expect(withinOferta(dasGuardadas('Química'), none)).toEqual(QUAISQUER)
    expect(
      withinOferta(ALL, {
        ...none,
        assuntos: true,
        dificuldade: true,
        provas: true,
        erradas: true,
      }),
    ).toEqual(ALL)
  })
})

describe('what a draw is asked for', () => {
  it('is a choice as it stands', async () => {
    fakeServer({}, [...OURS])
    expect(await filtroOf({ ...ALL, so: null }, [9], memoryOf(true))).toEqual({
      exceto: [9],
      id_materia: 3,
      id_assunto: 8,
      id_prova: 5,
      ano: 2026,
      dificuldade: 'media',
    })
  })

  it.each([
    ['what a visitor got wrong, by its ids', true, 'erradas', { exceto: [9], entre: [2] }],
    [
      'what an account got wrong, which the server knows',
      false,
      'erradas',
      { exceto: [9], so: 'erradas' },
    ],
    ['what one keeps, by its ids', true, 'guardadas', { exceto: [9], entre: [4, 5] }],
    ['what an account keeps, by its ids', false, 'guardadas', { exceto: [9], entre: [4, 5] }],
    ['nothing that a visitor answered', true, 'nao-respondidas', { exceto: [9, 1, 2] }],
    [
      'nothing that an account answered, nor what is on its way',
      false,
      'nao-respondidas',
      { exceto: [9, 1, 2], so: 'nao_respondidas' },
    ],
  ] as const)('is %s', async (_what, isVisitor, so, filtro) => {
    fakeServer({}, [...OURS])
    expect(await filtroOf({ ...QUAISQUER, so }, [9], memoryOf(isVisitor))).toEqual(filtro)
  })

  it('is one list of what one keeps', async () => {
    fakeServer({}, [...OURS])
    const filtro = await filtroOf(dasGuardadas('Química'), [], memoryOf(false))
    expect(filtro).toEqual({ exceto: [], entre: [5] })
  })

  it('goes by the device for an account too, where no server takes answers', async () => {
    fakeServer({})
    const filtro = await filtroOf({ ...QUAISQUER, so: 'erradas' }, [], memoryOf(false))
    expect(filtro).toEqual({ exceto: [], entre: [2] })
  })
})

describe('how many there are', () => {
  it('is what the server counts', async () => {
    fakeServer({ 'POST /sorteios/contagem': { questoes: 37 } }, [...OURS])
    expect(await countQuestoes({ ano: 2026 }, signal)).toEqual({ questoes: 37 })
  })

  it.each([
    ['is not asked of a server that does not say', OLDER, 0],
    ['is not known where the server has no such call after all', OURS, 1],
  ] as const)('%s', async (_what, extensoes, count) => {
    const calls = fakeServer({ 'POST /sorteios/contagem': new ApiError(404, {}) }, [...extensoes])
    expect(await countQuestoes({}, signal)).toBeNull()
    expect(calls).toHaveLength(count)
  })
})
