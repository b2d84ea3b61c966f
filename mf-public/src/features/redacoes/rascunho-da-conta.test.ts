import type { NovoRascunhoDaRedacao, RascunhoDaRedacao } from '@rumo/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeOwnDevice } from '../../testing/fake-device.ts'
import { readRascunho, type Rascunho } from './rascunho.ts'
import { ENVIO_PAUSE_MS, RascunhoDaConta } from './rascunho-da-conta.ts'

const TEMA = { id: 1, titulo: 'A ponte', comando: '', textos: [] }
const rascunho = (texto: string): Rascunho => ({ tema: TEMA, texto })

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }))

/** A server that keeps one draft, as ours does. It may be out of reach, or its answers may be lost. */
class Servidor {
  kept: RascunhoDaRedacao | null = null
  isOffline = false
  losesAnswers = false
  /** Whether the ended draft was sent as an essay. */
  hasEssay = true
  calls = 0

  readonly find = async () => this.#answer()

  readonly save = async ({ sobre, ...state }: NovoRascunhoDaRedacao) => {
    if (this.isOffline) throw new Error('No network.')
    this.calls++
    if (!this.kept || this.kept.chave === sobre) this.kept = state
    return this.#answer() ?? state
  }

  readonly isOpen = () => true
  readonly wasSent = async () => this.hasEssay
  readonly whole = async ({ texto }: RascunhoDaRedacao) => rascunho(texto)

  #answer() {
    if (this.isOffline || this.losesAnswers) throw new Error('No answer.')
    return this.kept
  }
}

/** A device on which the screen was just opened. */
async function opened(servidor: Servidor, own = fakeOwnDevice()) {
  const conta = new RascunhoDaConta(own, servidor)
  const read = async () => (await readRascunho(new RascunhoDaConta(own, servidor)))?.texto
  await conta.read()
  await conta.meet()
  await conta.read()
  const write = async (texto: string) => {
    await conta.write(rascunho(texto))
    await vi.advanceTimersByTimeAsync(ENVIO_PAUSE_MS)
  }
  return { own, conta, read, write }
}

describe('RascunhoDaConta', () => {
  it('brings to one device what was written on another, after a pause and not at every key', async () => {
    const servidor = new Servidor()
    const phone = await opened(servidor)
    for (const texto of ['E', 'Er', 'Era']) await phone.conta.write(rascunho(texto))
    expect(servidor.calls).toBe(0)
    await vi.advanceTimersByTimeAsync(ENVIO_PAUSE_MS)
    expect([servidor.calls, servidor.kept?.texto, phone.conta.onde()]).toEqual([1, 'Era', 'conta'])
    const computer = await opened(servidor)
    expect(await computer.read()).toEqual('Era')
    await computer.write('Era uma ponte')
    expect(await (await opened(servidor, phone.own)).read()).toEqual('Era uma ponte')
  })

  it('says from the first key on that the account lacks what was written last', async () => {
    const servidor = new Servidor()
    const { conta, write } = await opened(servidor)
    await write('Era')
    expect(conta.onde()).toBe('conta')
    await conta.write(rascunho('Era'))
    expect(conta.onde()).toBe('conta')
    await conta.write(rascunho('Era uma'))
    expect([conta.onde(), servidor.kept?.texto]).toEqual(['adiante', 'Era'])
    await vi.advanceTimersByTimeAsync(ENVIO_PAUSE_MS)
    expect([conta.onde(), servidor.kept?.texto]).toEqual(['conta', 'Era uma'])
    await conta.write(rascunho('Era uma ponte'))
    await write('Era uma')
    expect(conta.onde()).toBe('conta')
  })

  it('lets the writer choose where both wrote on, and neither text is lost', async () => {
    const servidor = new Servidor()
    const phone = await opened(servidor)
    await phone.write('Era')
    const computer = await opened(servidor)
    servidor.isOffline = true
    await phone.write('Era um farol')
    expect(phone.conta.onde()).toBe('aparelho')
    servidor.isOffline = false
    await computer.write('Era uma ponte')
    phone.conta.retry()
    await vi.runAllTimersAsync()
    expect(phone.conta.onde()).toBe('outro')
    expect((await phone.conta.outro())?.rascunho).toMatchObject(rascunho('Era uma ponte'))
    expect([await phone.read(), servidor.kept?.texto]).toEqual(['Era um farol', 'Era uma ponte'])
    await phone.conta.settle()
    await phone.write('Era um farol')
    expect([servidor.kept?.texto, phone.conta.onde()]).toEqual(['Era um farol', 'conta'])
  })

  it('does not take its own text for another one where an answer was lost', async () => {
    const servidor = new Servidor()
    const phone = await opened(servidor)
    servidor.losesAnswers = true
    await phone.write('Era')
    servidor.losesAnswers = false
    await phone.write('Era uma')
    await vi.runAllTimersAsync()
    expect([servidor.kept?.texto, phone.conta.onde()]).toEqual(['Era uma', 'conta'])
  })

  it('lets go of what was sent or discarded on another device', async () => {
    const servidor = new Servidor()
    const phone = await opened(servidor)
    await phone.write('Era')
    const computer = await opened(servidor)
    await computer.conta.remove()
    await vi.runAllTimersAsync()
    expect(servidor.kept?.texto).toBe('')
    expect(await (await opened(servidor, phone.own)).read()).toBeUndefined()
  })

  it.each([
    ['sent', true, 'enviado'],
    ['sent or discarded', false, 'encerrado'],
  ])(
    'learns with its next save that another device has %s it, and keeps what was typed since',
    async (_, hasEssay, fim) => {
      const servidor = new Servidor()
      servidor.hasEssay = hasEssay
      const phone = await opened(servidor)
      await phone.write('Era')
      const computer = await opened(servidor)
      await computer.conta.remove()
      await vi.runAllTimersAsync()
      await phone.write('Era uma')
      await phone.write('Era uma ponte')
      expect([phone.conta.onde(), servidor.kept?.texto]).toEqual([fim, ''])
      const again = await opened(servidor, phone.own)
      expect([again.conta.onde(), await again.read()]).toEqual([fim, 'Era uma ponte'])
      // Once that text is sent or discarded too, what follows is another draft of the account.
      await again.conta.remove()
      await again.write('Um farol')
      expect([again.conta.onde(), servidor.kept?.texto]).toEqual(['conta', 'Um farol'])
    },
  )

  it('learns of it on a screen that is open, and leaves the text there', async () => {
    const servidor = new Servidor()
    const phone = await opened(servidor)
    await phone.write('Era')
    const computer = await opened(servidor)
    await computer.conta.remove()
    await vi.runAllTimersAsync()
    await phone.conta.look()
    expect([phone.conta.onde(), await phone.read()]).toEqual(['enviado', 'Era'])
  })

  it('says on a screen that is open that another device has written, and leaves it', async () => {
    const servidor = new Servidor()
    const phone = await opened(servidor)
    await phone.write('Era')
    const computer = await opened(servidor)
    await computer.write('Era uma ponte')
    await phone.conta.look()
    expect([phone.conta.onde(), await phone.read()]).toEqual(['outro', 'Era'])
  })

  it('does not overwrite what another device wrote after a discard here', async () => {
    const servidor = new Servidor()
    const phone = await opened(servidor)
    await phone.write('Era')
    const computer = await opened(servidor)
    await computer.write('Era uma ponte')
    await phone.conta.remove()
    await vi.runAllTimersAsync()
    await phone.write('Outro começo')
    expect([servidor.kept?.texto, phone.conta.onde()]).toEqual(['Era uma ponte', 'outro'])
  })

  it('sends what an earlier page could not, also where the server did not answer at first', async () => {
    const servidor = new Servidor()
    const phone = await opened(servidor)
    servidor.isOffline = true
    await phone.write('Era')
    await opened(servidor, phone.own)
    servidor.isOffline = false
    await vi.advanceTimersByTimeAsync(ENVIO_PAUSE_MS)
    expect(servidor.kept?.texto).toBe('Era')
  })

  it('gives the server again what that has lost', async () => {
    const servidor = new Servidor()
    const phone = await opened(servidor)
    await phone.write('Era')
    servidor.kept = null
    const again = await opened(servidor, phone.own)
    await vi.runAllTimersAsync()
    expect([await again.read(), servidor.kept]).toMatchObject(['Era', { texto: 'Era' }])
  })
})
