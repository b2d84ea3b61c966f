import { runs } from '@rumo/contract/runs'
import 'fake-indexeddb/auto'
import type { Call, Cartao, Input } from '@rumo/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device, forgetOwner } from './device.ts'
import { newChave } from './fila.ts'
import { EnvioDeSimulados, SIMULADO_GUARDADO, SIMULADOS_EM_ESPERA } from './simulados.ts'

const enterAs = (id: number) =>
  session.begin(unsignedToken({ id, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
const OWNERS = ['visitante', 'conta-1', 'conta-2']
const ENDED = '2026-03-01T12:00:00.000Z'

const QUESTAO = {
  id: 4,
  id_prova: 1,
  texto: 'Quanto?',
  alternativas: [],
  referencias: [],
  materia: null,
  prova: { id: 1, nome: 'Prova', vestibular: null },
  marcada: 40,
  resultado: 'certa',
}
const GRADES = { questoes: [QUESTAO], encerrado_em: '2026-03-01T11:59:59.000Z', retidas: 1 }

/**
 * What happens to a call: the answer arrives, the request is lost, the answer is lost, or the server answers with this
 * error or body.
 */
type Way = 'heard' | 'lost' | 'unheard' | ApiError | { questoes: unknown }

/** A server that ends each simulado once, with the first card that it receives. */
function fakeServer({ offers = true } = {}) {
  const ended = new Map<number, { owner: string; cartao: Cartao }>()
  const ways: Way[] = []
  const call = vi.fn(async (_call: Call, { params = {}, body }: Input = {}) => {
    const way = ways.shift() ?? 'heard'
    if (way instanceof ApiError) throw way
    if (way === 'lost') throw new ApiError(0, undefined)
    if (typeof way === 'object') return { ...GRADES, ...way }
    const { id } = params as { id: number }
    if (!ended.has(id)) ended.set(id, { owner: device.owner(), cartao: body as Cartao })
    if (way === 'unheard') throw new ApiError(0, undefined)
    return GRADES
  })
  // Only the functions that the outbox uses.
  const http = { call, offers: () => offers } as unknown as ConstructorParameters<
    typeof EnvioDeSimulados
  >[0]['http']
  return { http, ended, ways, call }
}

const tab = ({ http }: ReturnType<typeof fakeServer>) =>
  new EnvioDeSimulados({ device, http, session })

const handedIn = (id: number | null, more: Record<string, unknown> = {}) => ({
  chave: newChave(),
  id,
  etapa: 'entregue',
  marcacoes: [{ id_questao: 4, id_alternativa: 40, marcada_em: ENDED }],
  encerradoEm: ENDED,
  corrigidas: null,
  questoes: [{ id: 4 }],
  riscadas: [41],
  atual: 9,
  ...more,
})
const keep = (owner: string, name: string, value: unknown) =>
  device.of(owner).update(name, () => value)
const aside = (owner = 'conta-1') => device.of(owner).read<unknown>(SIMULADOS_EM_ESPERA)
const current = (owner = 'conta-1') => device.of(owner).read<unknown>(SIMULADO_GUARDADO)

/** The simulado as its screen finds it later: with its result, which has not been shown yet. */
const GRADED = {
  etapa: 'resultado',
  corrigidas: [QUESTAO],
  questoes: [QUESTAO],
  encerradoEm: GRADES.encerrado_em,
  // The number of questions without their key.
  retidas: 1,
  riscadas: [41],
  atual: 0,
}

const stops: (() => void)[] = []
const start = (envios: EnvioDeSimulados) => void stops.push(envios.start())

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue())
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  session.end()
  vi.restoreAllMocks()
  for (const owner of OWNERS) await forgetOwner(owner)
})

describe('the simulados of an account that were handed in on this device', () => {
  it('are each once, where one is still kept in two places', async () => {
    enterAs(1)
    const one = handedIn(7)
    await keep('conta-1', SIMULADOS_EM_ESPERA, [one])
    await keep('conta-1', SIMULADO_GUARDADO, one)
    expect(await tab(fakeServer()).waiting()).toEqual([one])
  })

  it('are handed in at the start, with the instant of their end, and keep what they are worth', async () => {
    const server = fakeServer()
    enterAs(1)
    const [one, two] = [handedIn(7), handedIn(8, { marca: { aba: 'a', em: 1 } })]
    await keep('conta-1', SIMULADOS_EM_ESPERA, [one])
    await keep('conta-1', SIMULADO_GUARDADO, two)
    start(tab(server))
    // The mark of the tab that left the simulado stays, because the simulado was not resumed.
    await vi.waitFor(async () => expect(await current()).toEqual({ ...two, ...GRADED }))
    expect(await aside()).toEqual([{ ...one, ...GRADED }])
    const cartao = { marcacoes: one.marcacoes, encerrado_em: ENDED }
    expect([...server.ended]).toEqual([
      [7, { owner: 'conta-1', cartao }],
      [8, { owner: 'conta-1', cartao }],
    ])
  })

  it('are handed in when the network returns, once, and say so', async () => {
    const server = fakeServer()
    enterAs(1)
    await keep('conta-1', SIMULADO_GUARDADO, handedIn(7))
    server.ways.push('lost')
    const envios = tab(server)
    const onGraded = vi.fn()
    envios.subscribe(onGraded)
    start(envios)
    await envios.send()
    expect(server.ways).toEqual([])
    expect(onGraded).not.toHaveBeenCalled()
    expect(await envios.waiting()).toMatchObject([{ id: 7 }])
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(onGraded).toHaveBeenCalledOnce())
    expect(await envios.waiting()).toEqual([])
    await envios.send()
    expect(server.call).toHaveBeenCalledTimes(2)
  })

  it('are handed in once an account has signed in, and only its own', async () => {
    const server = fakeServer()
    const other = handedIn(8)
    await keep('conta-1', SIMULADO_GUARDADO, handedIn(7))
    await keep('conta-2', SIMULADO_GUARDADO, other)
    start(tab(server))
    enterAs(1)
    await vi.waitFor(() => expect([...server.ended.keys()]).toEqual([7]))
    expect(await current('conta-2')).toEqual(other)
  })

  it('stay where they are under way, graded, kept by no account, or no simulados', async () => {
    const server = fakeServer()
    enterAs(1)
    const stays = [handedIn(7, { etapa: 'resultado' }), handedIn(null), handedIn(0), null, 3]
    const underWay = handedIn(8, { etapa: 'em-curso', encerradoEm: null })
    await keep('conta-1', SIMULADOS_EM_ESPERA, stays)
    await keep('conta-1', SIMULADO_GUARDADO, underWay)
    await tab(server).send()
    expect(server.call).not.toHaveBeenCalled()
    expect([await aside(), await current()]).toEqual([stays, underWay])
  })

  it('of a visitor stay, whatever they are', async () => {
    const server = fakeServer()
    await keep('visitante', SIMULADO_GUARDADO, handedIn(7))
    await tab(server).send()
    expect(server.call).not.toHaveBeenCalled()
  })

  it('stay where the server keeps none', async () => {
    const server = fakeServer({ offers: false })
    enterAs(1)
    await keep('conta-1', SIMULADO_GUARDADO, handedIn(7))
    await tab(server).send()
    expect(server.call).not.toHaveBeenCalled()
  })

  it('that their account has no more stay for their screen, and keep no other one back', async () => {
    const server = fakeServer()
    enterAs(1)
    const [gone, other] = [handedIn(7), handedIn(8)]
    await keep('conta-1', SIMULADOS_EM_ESPERA, [gone, other])
    server.ways.push(new ApiError(404, { codigo: 'simulado_inexistente' }))
    const envios = tab(server)
    await envios.send()
    await envios.send()
    expect(server.call).toHaveBeenCalledTimes(2)
    expect(await aside()).toEqual([gone, { ...other, ...GRADED }])
  })

  it.each([
    ['what is no list', { questoes: null }],
    ['no questions', { questoes: [] }],
    ['what is no question', { questoes: [{ id: 4 }] }],
  ])('wait on where the server answers %s', async (_what, way) => {
    const server = fakeServer()
    enterAs(1)
    const one = handedIn(7)
    await keep('conta-1', SIMULADO_GUARDADO, one)
    server.ways.push(way)
    const envios = tab(server)
    await envios.send()
    expect(await current()).toEqual(one)
    await envios.send()
    expect(await current()).toEqual({ ...one, ...GRADED })
  })
})

it('is one call where its screen hands it in at the same time', async () => {
  const server = fakeServer()
  enterAs(1)
  const one = { ...handedIn(7), id: 7 }
  await keep('conta-1', SIMULADO_GUARDADO, one)
  const envios = tab(server)
  const both = await Promise.all([envios.end(one), envios.end(one)])
  expect(both).toEqual([GRADES, GRADES])
  expect(server.call).toHaveBeenCalledOnce()
})

it('has each ended once in the end, and graded here, whatever becomes of calls and tabs', async () => {
  const way = fc.constantFrom<Way>('heard', 'lost', 'unheard')
  const step = fc.record({ tab: fc.nat(1), ways: fc.array(way, { maxLength: 4 }) })
  await fc.assert(
    fc.asyncProperty(fc.nat(4), fc.array(step, { maxLength: 5 }), async (count, steps) => {
      const server = fakeServer()
      const tabs = [tab(server), tab(server)]
      enterAs(1)
      const all = Array.from({ length: count }, (_, index) => handedIn(index + 1))
      await keep('conta-1', SIMULADOS_EM_ESPERA, all)
      for (const { tab: which, ways } of steps) {
        server.ways.splice(0, Infinity, ...ways)
        await tabs[which]?.send()
      }
      server.ways.length = 0
      await Promise.all(tabs.map((one) => one.send()))
      expect(await aside()).toEqual(all.map((one) => ({ ...one, ...GRADED })))
      expect(server.ended.size).toBe(count)
      const calls = server.call.mock.calls.length
      await Promise.all(tabs.map((one) => one.send()))
      expect(server.call).toHaveBeenCalledTimes(calls)
    }),
    { numRuns: runs(40) },
  )
})
