import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import type { Verdict } from './judge.ts'

interface AreaReport extends Omit<Verdict, 'outdated'> {
  name: string
  date: string
  machine: string
  minutes: number
}

/** Writes the results of these areas, and keeps the last ones of the others. */
export async function writeReport(file: string, areas: readonly AreaReport[]): Promise<void> {
  const kept = JSON.parse(await readFile(file, 'utf8')) as { areas: AreaReport[] }
  const all = new Map([...kept.areas, ...areas].map((area) => [area.name, area]))
  await writeFile(file, `${JSON.stringify({ areas: [...all.values()] }, null, 2)}\n`)
}

/** A description of this machine, for the report. */
export function thisMachine(): string {
  const { model = 'unknown' } = os.cpus()[0] ?? {}
  return `${os.availableParallelism()} cores of ${model}, ${os.type()} ${os.release()}, Node ${process.version}`
}
