import 'fake-indexeddb/auto'
import type { Call, Input, SimuladoFeito } from '@rumo/contract'
import { ApiError, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { device, forgetOwner } from './device.ts'
import { newChave } from './fila.ts'
import { EnvioDeSimuladosFeitos } from './simulados-feitos.ts'

const CONTA = 'conta-1'
const NAME = 'simulados-feitos/1'
const EM = '2026-03-01T12:00:00.000Z'
const enterAs = (id: number) =>
  session.begin(unsignedToken({ id, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
const kept = (owner = CONTA) => device.of(owner).read<unknown>(NAME)

const someFeito = (): SimuladoFeito => ({
  tipo: 'prova',
  chave: newChave(),
  id_prova: 3,
  iniciado_em: EM,
  termina_em: null,
  encerrado_em: EM,
  pausas: [{ em: EM, pausado: true }],
  marcacoes: [{ id_questao: 4, id_alternativa: 40, marcada_em: EM }],
  questoes: [{ id_questao: 4, chave: newChave() }],
})

/** A server that stores each key once; `failures` are the errors with which it answers the next calls. */
function fakeServer({ offers = true, failures = [] as ApiError[] } = {}) {
  const brought = new Map<string, unknown>()
  const call = vi.fn(async (_call: Call, { body }: Input = {}) => {
    const failure = failures.shift()
    if (failure) throw failure
    brought.set((body as SimuladoFeito).chave, body)
    return null
  })
  const http = { call, offers: () => offers } as unknown as ConstructorParameters<
    typeof EnvioDeSimuladosFeitos
  >[0]['http']
  return { brought, call, tab: () => new EnvioDeSimuladosFeitos({ device, http, session }) }
}

beforeEach(() => {
  enterAs(1)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(async () => {
  session.end()
  vi.restoreAllMocks()
  for (const owner of ['visitante', CONTA, 'conta-2']) await forgetOwner(owner)
})

describe('a simulado that an account did without a network', () => {
  it('waits until the server has it, also in another page, and is told then', async () => {
    const { brought, tab } = fakeServer({ failures: [new ApiError(0, undefined)] })
    const feito = someFeito()
    await tab().add(CONTA, feito)
    const other = tab()
    const onSent = vi.fn<() => void>()
    other.subscribe(onSent)
    await vi.waitFor(async () => {
      await other.send()
      expect(onSent).toHaveBeenCalledOnce()
    })
    expect([...brought.values()]).toEqual([feito])
    expect(await kept()).toEqual([])
  })

  it('is there once, however often it is added', async () => {
    const { call, tab } = fakeServer()
    session.end()
    const feito = someFeito()
    const page = tab()
    await page.add(CONTA, feito)
    await page.add(CONTA, feito)
    expect(await kept()).toEqual([feito])
    enterAs(1)
    await page.send()
    await page.send()
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('is sent by its own account alone', async () => {
    const { brought, tab } = fakeServer()
    session.end()
    const page = tab()
    await page.add(CONTA, someFeito())
    enterAs(2)
    await page.send()
    expect(brought.size).toBe(0)
    expect(await kept()).toHaveLength(1)
  })

  it('stays, and is not asked about again in this page, where the server refuses it', async () => {
    const refusal = new ApiError(409, { codigo: 'sem_questoes' })
    const { call, tab } = fakeServer({ failures: [refusal] })
    session.end()
    const page = tab()
    await page.add(CONTA, someFeito())
    enterAs(1)
    expect(await page.send()).toBe(true)
    await page.send()
    expect(call).toHaveBeenCalledTimes(1)
    expect(await kept()).toHaveLength(1)
  })

  it('is not kept of a visitor, nor where the server takes none', async () => {
    const page = fakeServer().tab()
    await page.add('visitante', someFeito())
    await fakeServer({ offers: false }).tab().add(CONTA, someFeito())
    expect(await kept('visitante')).toBeUndefined()
    expect(await kept()).toBeUndefined()
  })
})
