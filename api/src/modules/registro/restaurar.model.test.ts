import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { expectCounted } from '../../testing/estudante.ts'
import { emptied } from '../../testing/restaurar-estado.ts'
import { RestaurarRun } from '../../testing/restaurar-run.ts'
import { step } from '../../testing/restaurar-steps.ts'

/** NUM_RUNS sequences of STEPS steps: four hundred steps in all, ten thousand in a full run. */
const STEPS = 25
const NUM_RUNS = 16
const RUNS_IN_FULL = 400
/** How many restores must succeed, and how many must be refused, at least; so many steps bring about far more. */
const LEAST_OF_EACH = runs(4, 40)
const LONGEST_MS = 600_000

describe('bringing back', () => {
  it(
    'makes of any sequence of changes what its model says',
    { timeout: LONGEST_MS },
    async ({ api }) => {
      const { token } = await api.enter({ perfil: 'Administrador' })
      const aluno = await api.enter()
      const done = { refused: 0, restored: 0 }
      await fc.assert(
        fc
          .asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
            const run = new RestaurarRun(api, token, aluno.token)
            for (const next of steps) await run.take(next)
            await expectCounted(api.db)
            done.refused += run.refused
            done.restored += run.restored
          })
          .afterEach(() => emptied(api)),
        { numRuns: runs(NUM_RUNS, RUNS_IN_FULL) },
      )
      // Otherwise the agreement would prove nothing.
      expect(done.restored).toBeGreaterThan(LEAST_OF_EACH)
      expect(done.refused).toBeGreaterThan(LEAST_OF_EACH)
    },
  )
})
