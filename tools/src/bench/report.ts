import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { z } from 'zod'
import { type Figure, holds, ratio, type Suite } from './figure.ts'

const machine = z.object({
  cpu: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  os: z.string(),
  node: z.string(),
})
const figure = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string().optional(),
  atLeast: z.number().exactOptional(),
  atMost: z.number().exactOptional(),
  baseline: z.object({ name: z.string(), value: z.number() }).exactOptional(),
  row: z.string().exactOptional(),
  ratio: z.number().exactOptional(),
  holds: z.boolean(),
})
const suite = z.object({
  key: z.string(),
  name: z.string(),
  date: z.iso.datetime(),
  machine,
  figures: z.array(figure),
})
const report = z.object({ suites: z.array(suite) })

/** The stored result of the last run of each suite. */
export type Report = z.infer<typeof report>
export type SuiteReport = z.infer<typeof suite>

/** The figures of a suite as the report stores them, with the time and machine of the measurement. */
export function suiteReport({ key, name }: Suite, figures: readonly Figure[]): SuiteReport {
  return {
    key,
    name,
    date: new Date().toISOString(),
    machine: {
      cpu: os.cpus()[0]?.model ?? 'unknown',
      cores: os.availableParallelism(),
      memoryGb: Math.round(os.totalmem() / 2 ** 30),
      os: `${os.type()} ${os.release()}`,
      node: process.version,
    },
    figures: figures.map((measured) => {
      const times = ratio(measured)
      return { ...measured, ...(times !== undefined && { ratio: times }), holds: holds(measured) }
    }),
  }
}

/** The report with a newer result of one suite. The other suites keep theirs; the order is that of `keys`. */
export function withSuite(last: Report, fresh: SuiteReport, keys: readonly string[]): Report {
  const known = new Map([...last.suites, fresh].map((result) => [result.key, result]))
  return { suites: keys.flatMap((key) => known.get(key) ?? []) }
}

export async function readReport(file: string): Promise<Report> {
  return report.parse(JSON.parse(await readFile(file, 'utf8')))
}

export async function writeReport(file: string, kept: Report): Promise<void> {
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`)
}
