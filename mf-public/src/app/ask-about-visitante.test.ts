import { VISITANTE } from '@rumo/shared-device/device'
import type { feitos as pageFeitos } from '@rumo/shared-device/envios'
import { tentativaOf, type TentativaGuardada } from '@rumo/shared-device/fila'
import { http, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { QuestoesGuardadas } from '@rumo/shared-device/guardadas'
import { chaveOf } from '@rumo/shared-device/redacoes'
import { alert, confirm } from '@rumo/shared-ui'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addGuardada, readGuardadas } from '../features/redacoes/redacoes-guardadas.ts'
import { rascunhoOn, readRascunho } from '../features/redacoes/rascunho.ts'
import { startLocally } from '../features/simulado/simulado.calls.ts'
import { gradeCard } from '../features/simulado/grade.ts'
import { SimuladoMemory, listSimulados } from '../features/simulado/simulado-memory.ts'
import { takeSimulado } from '../features/simulado/simulado.rules.ts'
import { fakeDevice, refuseReads, refuseUpdates } from '../testing/fake-device.ts'
import { someQuestao, someQuestoes } from '../testing/questoes.ts'
import { askAboutVisitante } from './ask-about-visitante.ts'

vi.mock('@rumo/shared-ui', { spy: true })

const CONTA = 'conta-5'
const TEMA = { id: 3, titulo: 'A ponte', comando: 'Escreva.', textos: [] }
const QUESTOES = someQuestoes(2)
const underWay = startLocally(QUESTOES, 'uma')
const handedIn = takeSimulado(underWay, {
  type: 'end',
  agoraMs: Date.now(),
  chaves: ['a', 'b'],
  isLeaving: true,
})
const graded = takeSimulado(handedIn, { type: 'grade', corrigidas: gradeCard(QUESTOES, [10, 21]) })

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  fakeServer({})
  vi.mocked(confirm).mockReset()
  vi.mocked(alert).mockReset().mockResolvedValue()
})

const answered = () =>
  tentativaOf({ questao: someQuestao(1), marcada: 10, origem: 'pratica', respondidaEmMs: 0 })

/** Answers the confirmation dialogs, one after the other. */
const answers = (...given: boolean[]) => {
  for (const one of given) vi.mocked(confirm).mockResolvedValueOnce(one)
}

const QUESTAO = { id_questao: 7, anotacao: 'Reler', listas: [], questao: null }
const keptOn = () => new QuestoesGuardadas({ device, http, session })

/** A device on which a visitor has left something of each kind. */
async function left() {
  const filas = new Map<string, TentativaGuardada[]>([[VISITANTE, [answered(), answered()]]])
  const visitante = device.of(VISITANTE)
  await new SimuladoMemory(visitante).keep(graded)
  await addGuardada(visitante, { tema: TEMA, texto: 'Um' }, new Date())
  await rascunhoOn(visitante).write({ tema: TEMA, texto: 'Era uma luz' })
  const fila = {
    heldFor: async (owner: string) => filas.get(owner) ?? [],
    takeOver: async (owner: string) => {
      filas.set(owner, [...(filas.get(owner) ?? []), ...(filas.get(VISITANTE) ?? [])])
      filas.delete(VISITANTE)
    },
  }
  const guardadas = keptOn()
  await guardadas.write(VISITANTE, QUESTAO)
  const forget = vi.fn(async () => true)
  const feitos = { add: vi.fn<(typeof pageFeitos)['add']>(async () => undefined) }
  const ask = (conta = CONTA) =>
    askAboutVisitante({ device, fila, guardadas, feitos, forget }, conta)
  const of = async (owner: string) => ({
    respostas: (await fila.heldFor(owner)).length,
    simulados: (await listSimulados(device, owner)).map(({ chave }) => chave),
    guardadas: (await guardadas.heldFor(owner)).map(({ anotacao }) => anotacao),
    redacoes: (await readGuardadas(device.of(owner))).map(({ texto }) => texto),
    rascunho: (await readRascunho(rascunhoOn(device.of(owner))))?.texto ?? null,
  })
  return { ask, of, forget, feitos, filas }
}

const ALL = {
  respostas: 2,
  simulados: ['uma'],
  guardadas: ['Reler'],
  redacoes: ['Um'],
  rascunho: 'Era uma luz',
}
const NOTHING = { respostas: 0, simulados: [], guardadas: [], redacoes: [], rascunho: null }

describe('what was done without an account', () => {
  it('is asked about once, all of it, with what there is', async () => {
    const { ask } = await left()
    answers(true)
    await ask()
    expect(confirm).toHaveBeenCalledOnce()
    expect(vi.mocked(confirm).mock.calls[0]?.[0].texto.replaceAll('\u00A0', ' ')).toBe(
      'Alguém que usou este aparelho sem entrar em uma conta deixou aqui 2 respostas, 1 simulado, 1 questão guardada, 1 redação e 1 rascunho de redação. Se foi você, tudo vai para a sua conta.',
    )
  })

  it('goes to the account for a yes, a result that was seen too, and nothing of it stays', async () => {
    const { ask, of } = await left()
    answers(true)
    await ask()
    expect(await of(CONTA)).toEqual(ALL)
    expect(await of(VISITANTE)).toEqual(NOTHING)
    await ask('conta-6')
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('is sent by itself where the server takes essays, which the question says', async () => {
    fakeServer({}, ['redacoes_enviadas'])
    const { ask } = await left()
    const [um] = await readGuardadas(device.of(VISITANTE))
    if (!um) throw new Error('It kept nothing.')
    await addGuardada(
      device.of(VISITANTE),
      { tema: TEMA, texto: 'Meio', rascunho: true },
      new Date(),
    )
    answers(true)
    await ask()
    expect(vi.mocked(confirm).mock.calls[0]?.[0].texto).toMatch(
      /Se foi você, tudo vai para a sua conta, e a redação é enviada para correção\.$/,
    )
    const chaves = (await readGuardadas(device.of(CONTA))).map(({ texto, chave }) => [texto, chave])
    expect(Object.fromEntries(chaves)).toEqual({ Um: chaveOf(um), Meio: undefined })
  })

  it('leaves nothing in the account for a no, and stays, to be asked of the next one', async () => {
    const { ask, of, forget } = await left()
    answers(false, false)
    await ask()
    expect(await of(CONTA)).toEqual(NOTHING)
    expect(await of(VISITANTE)).toEqual(ALL)
    expect(forget).not.toHaveBeenCalled()
    // The same account is not asked again about the same work.
    await ask()
    expect(confirm).toHaveBeenCalledTimes(2)
    answers(true)
    await ask('conta-6')
    expect(await of('conta-6')).toEqual(ALL)
  })

  it('is asked about again where there is more of it', async () => {
    const { ask, filas } = await left()
    answers(false, false, false, false)
    await ask()
    filas.get(VISITANTE)?.push(answered())
    await ask()
    expect(confirm).toHaveBeenCalledTimes(4)
  })

  it('is removed where one says so, and told of where the device refuses', async () => {
    const { ask, of, forget } = await left()
    answers(false, true)
    await ask()
    expect(forget).toHaveBeenCalledExactlyOnceWith(VISITANTE)
    expect(alert).not.toHaveBeenCalled()
    forget.mockResolvedValue(false)
    answers(false, true)
    await ask()
    expect(alert).toHaveBeenCalledOnce()
    expect(await of(CONTA)).toEqual(NOTHING)
  })

  it.each([
    ['the account has none', null],
    ['the account has its own', 'Minha'],
  ])(
    'leaves the draft where it is, where the device keeps no second one and %s',
    async (_, own) => {
      const { ask, of } = await left()
      const conta = device.of(CONTA)
      if (own) await rascunhoOn(conta).write({ tema: TEMA, texto: own })
      refuseUpdates(conta)
      const real = device.of
      device.of = (owner) => (owner === CONTA ? conta : real(owner))
      answers(true)
      await ask()
      expect((await of(VISITANTE)).rascunho).toBe('Era uma luz')
      expect((await of(CONTA)).rascunho).toBe(own)
    },
  )

  it('is nothing to ask about where there is nothing, or the device cannot be read', async () => {
    const fila = { heldFor: async () => [], takeOver: vi.fn<() => Promise<void>>() }
    await askAboutVisitante({ device, fila, guardadas: keptOn(), feitos: { add: vi.fn() } }, CONTA)
    const ownDevice = device.of(VISITANTE)
    refuseReads(ownDevice)
    device.of = () => ownDevice
    await askAboutVisitante({ device, fila, guardadas: keptOn(), feitos: { add: vi.fn() } }, CONTA)
    expect(confirm).not.toHaveBeenCalled()
    expect(fila.takeOver).not.toHaveBeenCalled()
  })
})

describe('a simulado of a visitor', () => {
  it('joins the others of the account once it is graded', async () => {
    const { ask, feitos } = await left()
    answers(true)
    await ask()
    expect(feitos.add).toHaveBeenCalledExactlyOnceWith(
      CONTA,
      expect.objectContaining({ chave: 'uma', encerrado_em: graded.encerradoEm }),
    )
  })

  it.each([handedIn, underWay])('joins them later where it is not graded', async (simulado) => {
    const { ask, feitos } = await left()
    const visitante = new SimuladoMemory(device.of(VISITANTE))
    await visitante.kept()
    await visitante.keep(simulado)
    answers(true)
    await ask()
    expect(feitos.add).not.toHaveBeenCalled()
  })
})

describe('where the account has its own', () => {
  it('keeps the draft of the account on the sheet, and the other among the essays', async () => {
    const { ask, of } = await left()
    await rascunhoOn(device.of(CONTA)).write({ tema: TEMA, texto: 'Minha' })
    answers(true)
    await ask()
    expect(await of(CONTA)).toMatchObject({ redacoes: ['Era uma luz', 'Um'], rascunho: 'Minha' })
    expect(await of(VISITANTE)).toEqual(NOTHING)
  })

  it('keeps essays of one instant apart', async () => {
    const { ask, of } = await left()
    const [um] = await readGuardadas(device.of(VISITANTE))
    const twin = { ...um, texto: 'Dois' }
    await device.of(CONTA).update('redacoes-enviadas/1', () => [twin])
    answers(true)
    await ask()
    expect((await of(CONTA)).redacoes).toEqual(['Um', 'Dois'])
    const instants = (await readGuardadas(device.of(CONTA))).map(({ enviada_em }) => enviada_em)
    expect(new Set(instants).size).toBe(2)
  })

  it.each([
    ['graded', graded],
    ['handed in', handedIn],
  ])(
    'puts a simulado that was %s beside the one that is to be finished',
    async (_how, simulado) => {
      const { ask, of } = await left()
      await new SimuladoMemory(device.of(VISITANTE)).keep(simulado)
      await new SimuladoMemory(device.of(CONTA)).keep({ ...underWay, chave: 'own' })
      answers(true)
      await ask()
      expect((await of(CONTA)).simulados).toEqual(['own', 'uma'])
      expect((await of(VISITANTE)).simulados).toEqual([])
    },
  )

  it('leaves with the visitor one that is under way, and asks about it no more', async () => {
    const { ask, of } = await left()
    const visitante = new SimuladoMemory(device.of(VISITANTE))
    await visitante.kept()
    await visitante.keep(underWay)
    await new SimuladoMemory(device.of(CONTA)).keep({ ...underWay, chave: 'own' })
    answers(true)
    await ask()
    expect((await of(CONTA)).simulados).toEqual(['own'])
    expect(await of(VISITANTE)).toEqual({ ...NOTHING, simulados: ['uma'] })
    await ask()
    expect(confirm).toHaveBeenCalledOnce()
  })
})
