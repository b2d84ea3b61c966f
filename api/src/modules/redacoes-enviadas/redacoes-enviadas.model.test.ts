import { runs } from '@rumo/contract/runs'
import { randomUUID } from 'node:crypto'
import type { RedacaoEnviada } from '@rumo/contract'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { readConfig } from '../../app.ts'
import { it, type TestApi } from '../../testing/api.ts'

const EM = '2026-05-31T16:00:00.000Z'
const NUM_RUNS = 20

/** What a device sends: a new text, a rewriting of an earlier text, or an earlier text once more. */
interface Step {
  verb: 'first' | 'rewrite' | 'resend'
  /** The index of a text among those sent before this step's group. */
  which: number
}

interface Sent {
  chave: string
  id_anterior?: number
}

const step = fc.record({
  verb: fc.constantFrom('first', 'rewrite', 'rewrite', 'resend'),
  which: fc.nat({ max: 20 }),
}) satisfies fc.Arbitrary<Step>

/** Groups of steps; the steps of one group are sent at the same time. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
})

const { limits } = readConfig({ ESSAYS_PER_ACCOUNT: '100000/60' })

describe('essays that are sent, sent again and written again, some of them at once', () => {
  it.override({ config: { limits } })

  it('are each there once, and those of one text numbered without a gap', async ({ api }) => {
    const { id: id_redacao } = await api.make.redacao()
    await fc.assert(
      fc.asyncProperty(groups, async (all) => {
        const { token } = await api.enter()
        const known: (Sent & RedacaoEnviada)[] = []
        for (const group of all) {
          const sends = group.map((next) => toSend(next, known))
          const answers = await Promise.all(
            sends.map((sent) => send(api, { ...sent, id_redacao }, token)),
          )
          known.push(...answers.map((dados, index) => ({ ...sends[index], ...dados })))
        }
        await expectChains(api, known, token)
      }),
      { numRuns: runs(NUM_RUNS) },
    )
  })
})

function toSend({ verb, which }: Step, known: readonly (Sent & RedacaoEnviada)[]): Sent {
  const some = known[which % Math.max(known.length, 1)]
  if (!some || verb === 'first') return { chave: randomUUID() }
  if (verb === 'rewrite') return { chave: randomUUID(), id_anterior: some.id }
  const { chave, id_anterior } = some
  return { chave, ...(id_anterior !== undefined && { id_anterior }) }
}

async function send(api: TestApi, sent: Sent & { id_redacao: number }, token: string) {
  const nova = { ...sent, texto: sent.chave, enviada_em: EM }
  const { status, body } = await api.post<{ dados: RedacaoEnviada }>(
    '/redacoes-enviadas',
    nova,
    token,
  )
  expect(status).toBe(200)
  return body.dados
}

async function expectChains(
  api: TestApi,
  known: readonly (Sent & RedacaoEnviada)[],
  token: string,
): Promise<void> {
  const chaves = new Set(known.map(({ chave }) => chave))
  const list = await api.get<{ total: number }>('/redacoes-enviadas', token)
  expect(list.body.total).toBe(chaves.size)
  const byId = new Map(known.map((one) => [one.id, one]))
  for (const { id, chave, texto, id_primeira, reescrita, id_anterior } of known) {
    expect(texto).toBe(chave)
    const anterior = id_anterior === undefined ? undefined : byId.get(id_anterior)
    expect(id_primeira).toBe(anterior ? anterior.id_primeira : id)
    if (anterior) expect(reescrita).toBeGreaterThan(anterior.reescrita)
    const { body } = await api.get<{ dados: RedacaoEnviada }>(`/redacoes-enviadas/${id}`, token)
    const chain = [...byId.values()].filter((other) => other.id_primeira === id_primeira)
    expect(body.dados.reescritas.map((other) => other.reescrita)).toEqual(chain.map((_, n) => n))
  }
}
