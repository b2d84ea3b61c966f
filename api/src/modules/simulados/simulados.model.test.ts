import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { expectCounted } from '../../testing/estudante.ts'
import { expectPlacares } from '../../testing/simulados-model.ts'
import { beginRun, type Step } from '../../testing/simulados-run.ts'

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom(
    ...(['start', 'mark', 'mark', 'mark', 'send', 'end', 'end', 'practise'] as const),
    ...(['edit', 'edit', 'discard', 'delete'] as const),
  ),
  who: fc.nat({ max: 1 }),
  which: fc.nat({ max: 5 }),
  questao: fc.nat({ max: 3 }),
  alternativa: fc.constantFrom(null, 0, 1, 1),
  anulada: fc.constantFrom(false, false, true),
  isLost: fc.boolean(),
})
const steps = fc.array(step, { minLength: 15, maxLength: 30 })

/** After how many steps everything is compared: comparing takes longer than a step. */
const LOOK_EVERY = 4

describe('simulados', () => {
  it('are what their model is, whatever is lost, repeated, late or corrected', async ({ api }) => {
    const { id: id_vestibular } = await api.make.vestibular()
    let ended = 0
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const run = await beginRun(api, id_vestibular)
        for (const [place, next] of sequence.entries()) {
          await run.take(next)
          if (place % LOOK_EVERY === 0) await run.expectAll()
        }
        await run.expectAll()
        await run.endAll()
        await run.expectAll()
        ended += run.ended
      }),
      { numRuns: runs(6) },
    )
    // Otherwise the agreement would prove nothing.
    expect(ended).toBeGreaterThan(6)
  })

  it('add up, however much happens at once', async ({ api }) => {
    const { id: id_vestibular } = await api.make.vestibular()
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 3 }), async (sequences) => {
        const run = await beginRun(api, id_vestibular)
        for (const sequence of sequences) {
          await Promise.all(sequence.map((next) => run.take(next, 'at once')))
          await expectCounted(api.db)
          await expectPlacares(api.db)
        }
      }),
      { numRuns: runs(5) },
    )
  })
})
