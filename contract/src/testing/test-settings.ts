import fc from 'fast-check'
import { vi } from 'vitest'
import { runs } from './runs.ts'

fc.configureGlobal({ numRuns: runs(100) })

/** How long a test waits for something to be so, on a machine that is busy with something else too. */
const PATIENTLY = { timeout: 10_000 }
const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (callback, options = PATIENTLY) => waitFor(callback, options)
