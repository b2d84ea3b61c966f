import type { Figure, Suite } from './figure.ts'
import { journeyFigures } from './journey-figures.ts'

const ROUNDS = 20
/** Each of three remotes with each of the six faults of qa-faults. */
const KINDS = 3 * 6
const MOST_RETRY_MS = 3000
const MOST_RECOVERY_MS = 5000

/** Each fault of each remote behind nginx, as e2e/tests/qa-faults.spec.ts makes it. */
export const falhas: Suite = {
  key: 'falhas',
  name: `Six faults of three remotes, ${ROUNDS} times each`,
  onRequest: true,
  run: async (): Promise<Figure[]> => {
    const { of } = await journeyFigures({
      file: 'qa-faults',
      project: 'nginx',
      env: { E2E_REPEATS: `${ROUNDS}` },
    })
    return [
      {
        name: `faults of ${ROUNDS * KINDS} that went as promised`,
        value: (100 * of('round').length) / (ROUNDS * KINDS),
        unit: '%',
        atLeast: 100,
        row: 'Faults of a remote that leave the rest usable and end without a reload',
      },
      {
        name: 'slowest, until another try is offered',
        value: Math.max(...of('retry')),
        unit: 'ms',
        atMost: MOST_RETRY_MS,
        row: 'the slowest of them, until another try is offered',
      },
      {
        name: 'slowest recovery, once the remote can be had again',
        value: Math.max(...of('recovery')),
        unit: 'ms',
        atMost: MOST_RECOVERY_MS,
        row: 'the slowest of them, until the screen is there after that try',
      },
    ]
  },
}
