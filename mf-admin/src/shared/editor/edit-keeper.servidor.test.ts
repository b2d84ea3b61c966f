import 'fake-indexeddb/auto'
import { MAX_RASCUNHO, type Rascunho } from '@rumo/contract'
import { isText, shapeOf } from '@rumo/contract/shapes'
import { device, forgetOwner } from '@rumo/shared-device/device'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EditKeeper, SEND_PAUSE_MS, READS_WITHIN_MS, type Servidor } from './edit-keeper.ts'

const isNota = shapeOf<{ texto: string }>({ texto: isText })
const edit = (texto: string) => ({ base: { texto: '' }, rascunho: { texto } })

/** A server with the drafts of one account. `calls` are the calls in their order. */
function fakeServidor() {
  const drafts = new Map<string, Rascunho>()
  const calls: string[] = []
  const servidor: Servidor = {
    one: async (nome) => drafts.get(nome) ?? null,
    save: async (nome, rascunho) => {
      calls.push('save')
      drafts.set(nome, rascunho)
    },
    remove: async (nome) => {
      calls.push('remove')
      drafts.delete(nome)
    },
  }
  return { servidor, drafts, calls }
}

const DEVICES = ['conta-1', 'conta-2']
/** Each owner has its own storage, so two owners stand for two devices of one account. */
const keeperOn = (owner: string, servidor: Servidor) =>
  new EditKeeper(device.of(owner), 'nota-1', isNota, servidor)
const [here, there] = ['conta-1', 'conta-2'] as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(DEVICES.map(forgetOwner))
})

describe('a draft with the server', () => {
  it('is gone on with on another device, from the last pause on', async () => {
    const { servidor, calls } = fakeServidor()
    const writing = keeperOn(here, servidor)
    for (const texto of ['E', 'Er', 'Era']) await writing.keep(edit(texto))
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS)
    expect(calls).toEqual(['save'])
    expect(await keeperOn(there, servidor).read()).toMatchObject({ ...edit('Era'), isHere: false })
    expect(await keeperOn(here, servidor).read()).toMatchObject({ ...edit('Era'), isHere: true })
  })

  it('gives way to what was written later on this device', async () => {
    const { servidor } = fakeServidor()
    const other = keeperOn(there, servidor)
    await other.keep(edit('lá'))
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS)
    const own = keeperOn(here, servidor)
    await own.keep(edit('aqui'))
    own.close()
    expect(await keeperOn(here, servidor).read()).toMatchObject({ ...edit('aqui'), isHere: true })
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS)
    expect(await keeperOn(there, servidor).read()).toMatchObject(edit('lá'))
  })

  it('is gone once the form was saved, after what was on its way', async () => {
    const { servidor, drafts, calls } = fakeServidor()
    const answer = Promise.withResolvers<void>()
    const { save } = servidor
    servidor.save = async (nome, rascunho) => {
      await answer.promise
      return save(nome, rascunho)
    }
    const writing = keeperOn(here, servidor)
    await writing.keep(edit('Era'))
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS)
    await writing.keep(null)
    answer.resolve()
    await vi.waitFor(() => expect(calls).toEqual(['save', 'remove']))
    expect(drafts.size).toBe(0)
    expect(await keeperOn(there, servidor).read()).toBeNull()
  })

  it('is gone too where another device had left it', async () => {
    const { servidor, drafts } = fakeServidor()
    await keeperOn(there, servidor).keep(edit('lá'))
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS)
    const own = keeperOn(here, servidor)
    await own.read()
    await own.keep(null)
    await vi.waitFor(() => expect(drafts.size).toBe(0))
  })

  it('asks nothing of the server where nothing was written', async () => {
    const { servidor, calls } = fakeServidor()
    const writing = keeperOn(here, servidor)
    await writing.read()
    await writing.keep(edit('Era'))
    await writing.keep(null)
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS)
    expect(calls).toEqual([])
  })

  it('is on this device where the server refuses it, or is given too much', async () => {
    const { servidor, drafts } = fakeServidor()
    servidor.save = () => Promise.reject(new Error('no'))
    servidor.one = () => Promise.reject(new Error('no'))
    await keeperOn(here, servidor).keep(edit('Era'))
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS)
    expect(await keeperOn(here, servidor).read()).toMatchObject(edit('Era'))
    const other = fakeServidor()
    const long = edit('x'.repeat(MAX_RASCUNHO))
    await keeperOn(there, other.servidor).keep(long)
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS)
    expect([drafts.size, other.drafts.size]).toEqual([0, 0])
    expect(await keeperOn(there, other.servidor).read()).toMatchObject(long)
  })

  it('of another release, or no draft at all, is taken for nothing', async () => {
    const { servidor, drafts } = fakeServidor()
    for (const conteudo of ['{', '{"em":1}', 'null']) {
      drafts.set('nota-1', { em: new Date().toISOString(), conteudo })
      expect(await keeperOn(here, servidor).read()).toBeNull()
    }
  })

  it('is waited for so long, and no longer', async () => {
    vi.useRealTimers()
    const limit = vi.spyOn(AbortSignal, 'timeout')
    const { servidor } = fakeServidor()
    await keeperOn(here, servidor).read()
    expect(limit).toHaveBeenCalledWith(READS_WITHIN_MS)
  })
})
