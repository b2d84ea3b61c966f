import type { Figure, Suite } from './figure.ts'
import { journeyFigures } from './journey-figures.ts'

const MOUNTS = 1000
const REMOTES = 3
/** The greatest difference that is no leak, but what a screen happens to do at the moment of counting. */
const COMING_AND_GOING = 20
const MOST_HEAP_BYTES = 1000

/** Remotes that are mounted and unmounted, as in e2e/tests/remotes-mounted.spec.ts. */
export const montagens: Suite = {
  key: 'montagens',
  name: `${REMOTES} remotes mounted and unmounted, each 1,000 times`,
  onRequest: true,
  run: async (): Promise<Figure[]> => {
    const { of } = await journeyFigures({
      file: 'remotes-mounted',
      project: 'single',
      env: { E2E_MOUNTS: `${MOUNTS}` },
    })
    const only = (name: string) => Math.max(...of(name))
    return [
      {
        name: 'more elements afterwards',
        value: only('nodes'),
        atMost: COMING_AND_GOING,
        row: `More elements in the page after ${REMOTES * MOUNTS} mounts`,
      },
      {
        name: 'more listeners afterwards',
        value: only('listeners'),
        atMost: COMING_AND_GOING,
        row: 'more listeners',
      },
      {
        name: 'heap that a mount leaves behind',
        value: only('heap') / (REMOTES * MOUNTS),
        unit: 'bytes',
        atMost: MOST_HEAP_BYTES,
        row: 'heap that each mount leaves behind',
      },
    ]
  },
}
