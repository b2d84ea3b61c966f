import { isId, listOf } from '@rumo/contract/shapes'
import { addDays, type Dia } from '@rumo/contract/rules'
import type { OwnDevice } from './device.ts'

const NAME = 'redacoes-vistas/1'

/** The number of ids that are stored: more essays than are corrected within NEWS_DAYS. */
const KEPT = 50

const areIds = listOf<number>(isId)
const idsIn = (kept: unknown): readonly number[] => (areIds(kept) ? kept : [])

/** The ids of the essays whose correction was opened on this device; empty where the device refuses. */
export async function readVistas(ownDevice: OwnDevice): Promise<ReadonlySet<number>> {
  return new Set(idsIn(await ownDevice.read<unknown>(NAME).catch(() => undefined)))
}

/** For how many days after its delivery an unopened correction is shown as news. */
const NEWS_DAYS = 14

/** The newest correction that counts as news on a day; `redacoes` are sorted with the newest first. */
export const novaCorrecao = <T extends { id: number; entregue_em: string }>(
  redacoes: readonly T[],
  vistas: ReadonlySet<number>,
  hoje: Dia,
): T | undefined =>
  redacoes.find(
    ({ id, entregue_em }) => entregue_em >= addDays(hoje, -NEWS_DAYS) && !vistas.has(id),
  )

/** Stores that the correction of an essay was opened. */
export async function keepVista(ownDevice: OwnDevice, id: number): Promise<void> {
  await ownDevice.update<unknown>(NAME, (kept) =>
    [id, ...idsIn(kept).filter((other) => other !== id)].slice(0, KEPT),
  )
}
