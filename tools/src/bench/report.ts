import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import { type Figure, holds, ratio, type Suite } from './figure.ts'

interface SuiteResult {
  suite: Suite
  figures: Figure[]
}

/** Keeps the last run, with the machine that it ran on, as JSON. */
export async function writeReport(file: string, results: readonly SuiteResult[]): Promise<void> {
  const report = {
    date: new Date().toISOString(),
    machine: {
      cpu: os.cpus()[0]?.model,
      cores: os.availableParallelism(),
      memoryGb: Math.round(os.totalmem() / 2 ** 30),
      os: `${os.type()} ${os.release()}`,
      node: process.version,
    },
    suites: results.map(({ suite, figures }) => ({
      name: suite.name,
      figures: figures.map((figure) => ({ ...figure, ratio: ratio(figure), holds: holds(figure) })),
    })),
  }
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
}
