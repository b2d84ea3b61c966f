import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import type { Verdict } from './judge.ts'

interface AreaReport extends Omit<Verdict, 'outdated'> {
  name: string
  date: string
  machine: string
  minutes: number
}

/** Keeps the last result of each area, with the machine that it ran on: those that did not run keep theirs. */
export async function writeReport(file: string, areas: readonly AreaReport[]): Promise<void> {
  const kept = JSON.parse(await readFile(file, 'utf8')) as { areas: AreaReport[] }
  const all = new Map([...kept.areas, ...areas].map((area) => [area.name, area]))
  await writeFile(file, `${JSON.stringify({ areas: [...all.values()] }, null, 2)}\n`)
}

/** What a run is told with. */
export function thisMachine(): string {
  const { model = 'unknown' } = os.cpus()[0] ?? {}
  return `${os.availableParallelism()} cores of ${model}, ${os.type()} ${os.release()}, Node ${process.version}`
}
