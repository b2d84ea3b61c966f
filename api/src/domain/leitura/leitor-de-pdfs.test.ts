import { describe, expect, it, vi } from 'vitest'
import { ClosingError, leitorDePdfs } from './leitor-de-pdfs.ts'
import { QueueFullError } from './leitura.errors.ts'
import type { PedidoDeLeitura } from './protocolo.ts'

const CADERNO: PedidoDeLeitura = { como: 'caderno', gabarito: null, comPaginas: false }
const TEXTO: PedidoDeLeitura = {
  como: 'texto',
  regiao: { pagina: 1, x0: 0, y0: 0, x1: 1, y1: 1 },
}

/** A reader whose readings end when the test calls `end`. */
function slowly() {
  const begun: { como: string; end: () => void }[] = []
  const leitor = leitorDePdfs(
    ({ como }, _files, { signal }) =>
      new Promise((resolve, reject) => {
        begun.push({ como, end: () => resolve(como) })
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const read = (
    pedido: PedidoDeLeitura = CADERNO,
    signal = new AbortController().signal,
    isQueued = false,
  ) => leitor.read(pedido, [], { signal, isQueued })
  return { begun, leitor, read }
}

describe('leitorDePdfs', () => {
  it('reads one booklet at a time, and a part of a page beside it', async () => {
    const { begun, read } = slowly()
    const [first, second, part] = [read(), read(), read(TEXTO)]
    await vi.waitFor(() => expect(begun.map(({ como }) => como)).toEqual(['caderno', 'texto']))
    begun[1]?.end()
    expect(await part).toBe('texto')
    begun[0]?.end()
    expect(await first).toBe('caderno')
    await vi.waitFor(() => expect(begun).toHaveLength(3))
    begun[2]?.end()
    expect(await second).toBe('caderno')
  })

  it.for([
    ['a booklet', CADERNO, 1],
    ['a part of a page', TEXTO, 4],
  ] as const)('lets some who want %s wait, and refuses the next', async ([, pedido, waiting]) => {
    const { begun, read } = slowly()
    const reading = [read(pedido)]
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    for (let count = 0; count < waiting; count += 1) reading.push(read(pedido))
    await expect(read(pedido)).rejects.toBeInstanceOf(QueueFullError)
    reading.push(read(pedido, undefined, true))
    for (let at = 0; at < reading.length; at += 1) {
      await vi.waitFor(() => expect(begun.length).toBeGreaterThan(at))
      begun[at]?.end()
    }
    expect(await Promise.all(reading)).toHaveLength(waiting + 2)
  })

  it('never begins what was given up while it waited', async () => {
    const { begun, read } = slowly()
    const controller = new AbortController()
    const first = read()
    const second = read(CADERNO, controller.signal)
    const third = read(CADERNO, undefined, true)
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    controller.abort(new Error('desistiu'))
    begun[0]?.end()
    await expect(second).rejects.toThrow('desistiu')
    expect(await first).toBe('caderno')
    await vi.waitFor(() => expect(begun).toHaveLength(2))
    begun[1]?.end()
    await third
  })

  it('refuses at once what is given up while it waits, and lets another wait in its place', async () => {
    const { begun, read } = slowly()
    const controller = new AbortController()
    const first = read()
    const second = read(CADERNO, controller.signal)
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    controller.abort(new Error('desistiu'))
    await expect(second).rejects.toThrow('desistiu')
    const third = read()
    begun[0]?.end()
    expect(await first).toBe('caderno')
    await vi.waitFor(() => expect(begun).toHaveLength(2))
    begun[1]?.end()
    expect(await third).toBe('caderno')
  })

  it('ends what is read and what waits when it closes', async () => {
    const { leitor, read } = slowly()
    const reading = Promise.allSettled([read(), read(TEXTO), read()])
    leitor.close()
    for (const { status, ...rest } of await reading) {
      expect([status, rest]).toEqual(['rejected', { reason: expect.any(ClosingError) }])
    }
  })
})
