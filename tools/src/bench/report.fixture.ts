import type { Figure } from './figure.ts'
import { type SuiteReport, suiteReport } from './report.ts'

/** The result of a suite that found these figures, with a fixed day and machine. */
export function resultOf(key: string, figures: readonly Figure[], cores = 2): SuiteReport {
  const suite = { key, name: `All of ${key}`, run: async () => [] }
  return {
    ...suiteReport(suite, figures),
    date: '2026-03-04T05:06:07.000Z',
    machine: { cpu: 'Abacus', cores, memoryGb: 4, os: 'Linux 6', node: 'v24.0.0' },
  }
}
