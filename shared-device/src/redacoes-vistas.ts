import { redacoesEnviadas } from '@rumo/contract'
import { isId, listOf } from '@rumo/contract/shapes'
import { addDays, type Dia } from '@rumo/contract/rules'
import { http } from '@rumo/shared-auth'
import type { OwnDevice } from './device.ts'

const NAME = 'redacoes-vistas/1'

/** The number of ids that are stored: more essays than are corrected within NEWS_DAYS. */
const KEPT = 50

/** For how many days after its delivery an unopened correction is shown as news. */
const NEWS_DAYS = 14

/**
 * A corrected essay. `vista_em` is when its correction was first opened on any device of the account; undefined when the
 * server does not store that.
 */
interface Corrigida {
  id: number
  vista_em?: string | null | undefined
}

const areIds = listOf<number>(isId)
const idsIn = (kept: unknown): readonly number[] => (areIds(kept) ? kept : [])

/** The ids of the essays whose correction was opened on this device; empty where the device refuses. */
async function readVistas(ownDevice: OwnDevice): Promise<ReadonlySet<number>> {
  return new Set(idsIn(await ownDevice.read<unknown>(NAME).catch(() => undefined)))
}

/**
 * The corrections that count as news on a day, in the order of `redacoes`: they were opened neither on this device nor,
 * as far as the server says, on another one. The server is told of those that were opened on this device alone. Never
 * rejects.
 */
export async function novasCorrecoes<T extends Corrigida & { entregue_em: string }>(
  ownDevice: OwnDevice,
  redacoes: readonly T[],
  hoje: Dia,
): Promise<readonly T[]> {
  const vistas = await readVistas(ownDevice)
  for (const redacao of redacoes) if (vistas.has(redacao.id)) void tellVista(redacao)
  return redacoes.filter(
    ({ id, vista_em, entregue_em }) =>
      !vistas.has(id) && !vista_em && entregue_em >= addDays(hoje, -NEWS_DAYS),
  )
}

/** Stores on this device, and in the account, that the correction of an essay was opened. Never rejects. */
export async function keepVista(ownDevice: OwnDevice, redacao: Corrigida): Promise<void> {
  const { id } = redacao
  await ownDevice.update<unknown>(NAME, (kept) =>
    [id, ...idsIn(kept).filter((other) => other !== id)].slice(0, KEPT),
  )
  await tellVista(redacao)
}

/** When the call fails, `novasCorrecoes` makes it again later. */
async function tellVista({ id, vista_em }: Corrigida): Promise<void> {
  if (vista_em !== null) return
  await http.call(redacoesEnviadas.see, { params: { id }, body: undefined }).catch(() => null)
}
