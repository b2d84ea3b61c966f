import type { Call } from '@rumo/contract'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { emptyApp } from '../testing/empty-app.ts'
import { registerStreamed, writeEnvelope } from './streamed-calls.ts'

const item = z.object({ id: z.int(), nome: z.string() })
const schema = z.object({
  quando: z.string().nullable(),
  itens: z.array(item),
  mais: z.array(z.int()),
})

async function* pages<Item>(...all: readonly (readonly Item[])[]) {
  for (const page of all) yield page
}

const someItem = fc.record({ id: fc.nat(), nome: fc.string({ unit: 'binary' }) })
const somePages = fc.array(fc.array(someItem, { maxLength: 3 }), { maxLength: 4 })

describe('writeEnvelope', () => {
  it('writes what the whole would be, however it comes in pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.option(fc.string()),
        somePages,
        fc.array(fc.array(fc.integer())),
        async (quando, itens, mais) => {
          const streamed = { quando, itens: pages(...itens), mais: pages(...mais) }
          const written = await text(Readable.from(writeEnvelope(schema.shape, streamed)))
          const dados = { quando, itens: itens.flat(), mais: mais.flat() }
          expect(written).toBe(JSON.stringify({ dados, valido: true }))
        },
      ),
      { numRuns: runs(200) },
    )
  })

  it('leaves out what the contract does not name, and refuses what it does not allow', async () => {
    const secret = { id: 1, nome: 'Ana', senha_hash: 'x' }
    const write = (itens: AsyncIterable<readonly { id: number; nome: string }[]>) =>
      text(Readable.from(writeEnvelope(schema.shape, { quando: null, itens, mais: pages() })))
    expect(await write(pages([secret]))).not.toContain('senha_hash')
    await expect(write(pages([{ id: 0.5, nome: 'Ana' }]))).rejects.toThrow(z.core.$ZodError)
  })
})

describe('registerStreamed', () => {
  const call: Call<z.infer<typeof schema>> = { method: 'GET', path: '/tudo', acesso: 'publico' }

  function appWith(itens: () => AsyncIterable<readonly z.infer<typeof item>[]>) {
    const onEnd = vi.fn<() => void>()
    const { app } = emptyApp()
    onTestFinished(() => app.close())
    registerStreamed(app, call, { dados: schema }, { tag: 'a', summary: 'b' }, async () => ({
      dados: { quando: null, itens: itens(), mais: pages([1]) },
      onEnd,
    }))
    return { app, onEnd }
  }

  it('answers as any call, and says when the last of it is sent', async () => {
    const { app, onEnd } = appWith(() => pages([{ id: 1, nome: 'Ana' }], []))
    const answer = await app.inject('/tudo')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({
      dados: { quando: null, itens: [{ id: 1, nome: 'Ana' }], mais: [1] },
      valido: true,
    })
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith())
  })

  it('reads on no faster than the client takes it, and stops once the client is gone', async () => {
    let read = 0
    const { app, onEnd } = appWith(async function* endless() {
      for (;;) {
        read += 1
        yield [{ id: read, nome: 'x'.repeat(100_000) }]
      }
    })
    const leaving = new AbortController()
    const answer = await fetch(`${await app.listen({ port: 0 })}/tudo`, { signal: leaving.signal })
    expect(answer.status).toBe(200)
    // Some pages fit into the buffers on the way. After that, no page is read before the client reads more.
    const reader = answer.body?.getReader()
    await reader?.read()
    expect(read).toBeLessThan(1000)
    expect(onEnd).not.toHaveBeenCalled()
    leaving.abort()
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith())
    const taken = read
    await setImmediate()
    expect(read).toBe(taken)
  })

  it('answers what fails before the first page as everywhere, and lets go', async () => {
    const { app } = emptyApp()
    onTestFinished(() => app.close())
    registerStreamed(app, call, { dados: schema }, { tag: 'a', summary: 'b' }, () =>
      Promise.reject(new Error('sem banco')),
    )
    const answer = await app.inject('/tudo')
    expect([answer.statusCode, answer.json().codigo]).toEqual([500, 'erro_interno'])
  })
})
