import { runs } from '@rumo/contract/runs'
import 'fake-indexeddb/auto'
import type { Call, Input, NovaRedacaoEnviada } from '@rumo/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device, forgetOwner } from './device.ts'
import { newChave } from './fila.ts'
import { EnvioDeRedacoes, REDACOES_GUARDADAS } from './redacoes.ts'

const enterAs = (id: number) =>
  session.begin(unsignedToken({ id, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
const OWNERS = ['visitante', 'conta-1', 'conta-2']

/**
 * What happens to a call: the answer arrives, the request is lost, the answer is lost, or the server answers with this
 * error.
 */
type Way = 'heard' | 'lost' | 'unheard' | ApiError

/** A server that stores each essay once by its key, for the account that sends it first. */
function fakeServer({ offers = true } = {}) {
  const kept = new Map<string, { owner: string; body: NovaRedacaoEnviada }>()
  const ways: Way[] = []
  const call = vi.fn(async (_call: Call, { body }: Input = {}) => {
    const way = ways.shift() ?? 'heard'
    if (way instanceof ApiError) throw way
    if (way === 'lost') throw new ApiError(0, undefined)
    const redacao = body as NovaRedacaoEnviada
    if (!kept.has(redacao.chave)) kept.set(redacao.chave, { owner: device.owner(), body: redacao })
    if (way === 'unheard') throw new ApiError(0, undefined)
    const { texto } = kept.get(redacao.chave)?.body ?? redacao
    return { id: [...kept.keys()].indexOf(redacao.chave) + 1, texto }
  })
  // Only the functions that the outbox uses.
  const http = { call, offers: () => offers } as unknown as ConstructorParameters<
    typeof EnvioDeRedacoes
  >[0]['http']
  return { http, kept, ways, call }
}

const tab = ({ http }: ReturnType<typeof fakeServer>) =>
  new EnvioDeRedacoes({ device, http, session })

const essay = (texto: string, more: Record<string, unknown> = {}) => ({
  chave: newChave(),
  enviada_em: '2026-03-01T12:00:00.000Z',
  tema: { id: 4, titulo: 'A ponte', comando: '', textos: [] },
  texto,
  ...more,
})
const keep = (owner: string, list: unknown) =>
  device.of(owner).update(REDACOES_GUARDADAS, () => list)
const keptBy = (owner: string) => device.of(owner).read(REDACOES_GUARDADAS)

const stops: (() => void)[] = []
const start = (envios: EnvioDeRedacoes) => void stops.push(envios.start())

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue())
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  session.end()
  vi.restoreAllMocks()
  for (const owner of OWNERS) await forgetOwner(owner)
})

describe('the essays of an account that wait on this device', () => {
  it('go at the start, the oldest first, with what the server is told and nothing else', async () => {
    const server = fakeServer()
    enterAs(1)
    const [two, one] = [essay('Dois', { id_anterior: 9 }), essay('Um')]
    await keep('conta-1', [two, one])
    start(tab(server))
    await vi.waitFor(async () => expect(await keptBy('conta-1')).toEqual([]))
    const sent = server.call.mock.calls.map(([, input]) => input?.body)
    const { chave, enviada_em, texto } = two
    expect(sent).toEqual([
      { chave: one.chave, id_redacao: 4, texto: 'Um', enviada_em: one.enviada_em },
      { chave, id_redacao: 4, texto, enviada_em, id_anterior: 9 },
    ])
  })

  it('stay as drafts where the server has another text by their key, and are not sent again', async () => {
    const server = fakeServer()
    enterAs(1)
    const [here, there] = [essay('Daqui'), essay('De outro aparelho')]
    const body = { id_redacao: 4, texto: there.texto, enviada_em: there.enviada_em }
    server.kept.set(here.chave, { owner: 'conta-1', body: { ...body, chave: here.chave } })
    await keep('conta-1', [here])
    const envios = tab(server)
    start(envios)
    await vi.waitFor(async () =>
      expect(await keptBy('conta-1')).toMatchObject([{ texto: 'Daqui', rascunho: true }]),
    )
    server.call.mockClear()
    expect(await envios.send()).toBe(true)
    expect(server.call).not.toHaveBeenCalled()
  })

  it('of two by one key, the one that the server has goes and the other stays as a draft', async () => {
    const server = fakeServer()
    enterAs(1)
    const first = essay('De uma aba')
    await keep('conta-1', [{ ...first, texto: 'De outra' }, first])
    await tab(server).send()
    expect(await keptBy('conta-1')).toMatchObject([{ texto: 'De outra', rascunho: true }])
  })

  it('go when the network returns, and say so', async () => {
    const server = fakeServer()
    enterAs(1)
    await keep('conta-1', [essay('Um')])
    server.ways.push('lost')
    const envios = tab(server)
    const onSent = vi.fn()
    envios.subscribe(onSent)
    start(envios)
    await envios.send()
    await vi.waitFor(() => expect(server.ways).toEqual([]))
    expect(onSent).not.toHaveBeenCalled()
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(await keptBy('conta-1')).toEqual([])
  })

  it('go once an account has signed in, and only its own', async () => {
    const server = fakeServer()
    await keep('conta-1', [essay('Um')])
    await keep('conta-2', [essay('De outra')])
    start(tab(server))
    enterAs(1)
    await vi.waitFor(() => expect(server.kept.size).toBe(1))
    expect([...server.kept.values()]).toMatchObject([{ owner: 'conta-1', body: { texto: 'Um' } }])
    expect(await keptBy('conta-2')).toHaveLength(1)
  })

  it('stay where the user has not chosen to send them, or they are no essays', async () => {
    const server = fakeServer()
    enterAs(1)
    const stays = [essay('Parte', { rascunho: true }), essay('Um', { chave: undefined }), null, 3]
    await keep('conta-1', stays)
    await keep('visitante', [essay('De visitante')])
    await tab(server).send()
    expect(server.call).not.toHaveBeenCalled()
    expect(await keptBy('conta-1')).toEqual(stays)
  })

  it('go from among what stays, which stays as it is', async () => {
    const server = fakeServer()
    enterAs(1)
    const stays = [essay('Parte', { rascunho: true }), { forma: 'de outra versão' }]
    await keep('conta-1', [stays[0], essay('Um'), stays[1]])
    await tab(server).send()
    expect(server.kept.size).toBe(1)
    expect(await keptBy('conta-1')).toEqual(stays)
  })

  it('stay where the server takes none', async () => {
    const server = fakeServer({ offers: false })
    enterAs(1)
    await keep('conta-1', [essay('Um')])
    await tab(server).send()
    expect(server.call).not.toHaveBeenCalled()
    expect(await keptBy('conta-1')).toHaveLength(1)
  })

  it('that the server does not take stay for their author, and keep no other one back', async () => {
    const server = fakeServer()
    enterAs(1)
    const refused = essay('Longa')
    await keep('conta-1', [essay('Um'), refused])
    server.ways.push(new ApiError(400, { mensagem: 'Confira.', campos: { texto: 'Longo.' } }))
    const envios = tab(server)
    await envios.send()
    await envios.send()
    expect(server.call).toHaveBeenCalledTimes(2)
    expect(await keptBy('conta-1')).toEqual([refused])
  })
})

describe('one essay', () => {
  it('that is asked for twice at once is one sending', async () => {
    const server = fakeServer()
    enterAs(1)
    const one = essay('Um')
    await keep('conta-1', [one])
    const envios = tab(server)
    const both = await Promise.all([envios.sendOne('conta-1', one), envios.sendOne('conta-1', one)])
    expect(both).toEqual([
      { estado: 'enviada', id: 1 },
      { estado: 'enviada', id: 1 },
    ])
    expect(server.call).toHaveBeenCalledOnce()
  })

  it.each([
    ['waits without an answer', new ApiError(0, undefined), 'adiada'],
    ['waits where there were too many', new ApiError(429, {}), 'adiada'],
    ['waits where the session is over', new ApiError(401, {}), 'adiada'],
    ['waits where an answer cannot be used', new ApiError(200, undefined), 'adiada'],
    ['is refused by its text', new ApiError(400, {}), 'recusada'],
    ['is refused where its theme is gone', new ApiError(404, { codigo: 'tema' }), 'recusada'],
    ['is taken by no server with section 7 alone', new ApiError(404, {}), undefined],
  ])('%s', async (_what, way, estado) => {
    const server = fakeServer()
    server.ways.push(way)
    expect((await tab(server).sendOne('conta-1', essay('Um')))?.estado).toBe(estado)
  })
})

it('has every essay once on the server in the end, whatever becomes of calls and tabs', async () => {
  const way = fc.constantFrom<Way>('heard', 'lost', 'unheard')
  const step = fc.record({ tab: fc.nat(1), ways: fc.array(way, { maxLength: 4 }) })
  await fc.assert(
    fc.asyncProperty(fc.nat(4), fc.array(step, { maxLength: 5 }), async (count, steps) => {
      const server = fakeServer()
      const tabs = [tab(server), tab(server)]
      enterAs(1)
      const essays = Array.from({ length: count }, (_, index) => essay(`${index}`))
      await keep('conta-1', essays)
      for (const { tab: which, ways } of steps) {
        server.ways.splice(0, Infinity, ...ways)
        await tabs[which]?.send()
      }
      server.ways.length = 0
      await Promise.all(tabs.map((one) => one.send()))
      expect(await keptBy('conta-1')).toEqual([])
      expect(new Set(server.kept.keys())).toEqual(new Set(essays.map(({ chave }) => chave)))
    }),
    { numRuns: runs(40) },
  )
})
