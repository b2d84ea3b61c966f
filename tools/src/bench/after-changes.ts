import type { Target } from './many-questoes.ts'
import { timeOf } from './time-of.ts'

const CHANGES_TO_WARM_UP = 5
const CHANGES = 100
const PERCENTILE = 0.99

/**
 * The 99th percentile in ms of the time that a call takes. `connections` calls are made at once, each time right after
 * the version of the content was raised, so that nothing cached or counted before is valid any more.
 */
export async function slowestAfterChanges(
  target: Target,
  connections: number,
  ask: () => Promise<void>,
): Promise<number> {
  const askAll = async () => {
    await target.run('update conteudo set versao = versao + 1')
    return Promise.all(Array.from({ length: connections }, () => timeOf(ask)))
  }
  for (let change = 0; change < CHANGES_TO_WARM_UP; change += 1) await askAll()
  const times: number[] = []
  for (let change = 0; change < CHANGES; change += 1) times.push(...(await askAll()))
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(PERCENTILE * sorted.length) - 1] ?? NaN
}
