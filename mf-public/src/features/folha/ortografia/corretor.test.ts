import { expect, it, vi } from 'vitest'
import { openCorretor } from './corretor.ts'

class FakeWorker extends EventTarget {
  readonly sent: { id: number }[] = []
  terminate = vi.fn()
  postMessage(pedido: { id: number }): void {
    this.sent.push(pedido)
  }
  answer(id: number, palavras: string[]): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id, palavras } }))
  }
}

it('gives each question its own answer, in whatever order they come, from one worker', async () => {
  const worker = new FakeWorker()
  const start = vi.fn(() => worker)
  const { conferir, sugerir } = openCorretor(start)
  expect(start).not.toHaveBeenCalled()
  const [first, second] = [conferir(['a']), sugerir('b')]
  const [one, other] = worker.sent
  worker.answer(other?.id ?? 0, ['c'])
  worker.answer(one?.id ?? 0, [])
  expect([await first, await second]).toEqual([[], ['c']])
  expect(start).toHaveBeenCalledOnce()
})

it('gives null where the worker cannot be loaded, and begins another for the next question', async () => {
  const workers = [new FakeWorker(), new FakeWorker()]
  const start = vi.fn(() => workers[start.mock.calls.length - 1] ?? new FakeWorker())
  const { conferir } = openCorretor(start)
  const lost = conferir(['a'])
  workers[0]?.dispatchEvent(new Event('error'))
  expect(await lost).toBeNull()
  const next = conferir(['a'])
  workers[1]?.answer(workers[1].sent[0]?.id ?? 0, [])
  expect(await next).toEqual([])
})
