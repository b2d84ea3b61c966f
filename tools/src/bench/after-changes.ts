import { setTimeout } from 'node:timers/promises'
import type { Target } from './many-questoes.ts'
import { timeOf } from './time-of.ts'

const CHANGES = 5
/** docs/adr/002-database.md */
const SEEN_WITHIN_MS = 1000

/**
 * How long calls take in ms, `connections` at once, right after a question was changed: nothing that was cached
 * or counted before holds any more. Each is asked five times as often as there are connections.
 */
export async function timesAfterChanges(
  target: Target,
  connections: number,
  ask: () => Promise<void>,
): Promise<number[]> {
  const times: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    await target.run('update conteudo set versao = versao + 1')
    await setTimeout(SEEN_WITHIN_MS)
    times.push(...(await Promise.all(Array.from({ length: connections }, () => timeOf(ask)))))
  }
  return times
}
