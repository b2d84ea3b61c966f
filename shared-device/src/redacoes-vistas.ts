import { isId, listOf } from '@rumo/contract/shapes'
import { addDays, type Dia } from '@rumo/contract/rules'
import type { OwnDevice } from './device.ts'

const NAME = 'redacoes-vistas/1'

/** More than are corrected in the days in which a correction is news. */
const KEPT = 50

const areIds = listOf<number>(isId)
const idsIn = (kept: unknown): readonly number[] => (areIds(kept) ? kept : [])

/** The essays whose correction was looked at on this device, by their ids; none where it refuses to tell. */
export async function readVistas(ownDevice: OwnDevice): Promise<ReadonlySet<number>> {
  return new Set(idsIn(await ownDevice.read<unknown>(NAME).catch(() => undefined)))
}

/** For how many days a correction that was not opened is news. */
const NEWS_DAYS = 14

/** The correction that is news on a day, of those that an account has, the newest first. */
export const novaCorrecao = <T extends { id: number; entregue_em: string }>(
  redacoes: readonly T[],
  vistas: ReadonlySet<number>,
  hoje: Dia,
): T | undefined =>
  redacoes.find(
    ({ id, entregue_em }) => entregue_em >= addDays(hoje, -NEWS_DAYS) && !vistas.has(id),
  )

/** Keeps that the correction of an essay was looked at. */
export async function keepVista(ownDevice: OwnDevice, id: number): Promise<void> {
  await ownDevice.update<unknown>(NAME, (kept) =>
    [id, ...idsIn(kept).filter((other) => other !== id)].slice(0, KEPT),
  )
}
