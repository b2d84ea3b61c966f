import fc from 'fast-check'
import { vi } from 'vitest'
import { runs } from './runs.ts'

fc.configureGlobal({ numRuns: runs(100) })

/** Tests wait this long for a condition, because the machine may be busy with other work. */
const PATIENTLY = { timeout: 10_000 }
const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (callback, options = PATIENTLY) => waitFor(callback, options)
