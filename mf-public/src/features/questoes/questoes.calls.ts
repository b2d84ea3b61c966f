import { sorteios, type PedidoDeSorteio, type Sorteio } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { takeEarly } from '../../shared/early.ts'
import { listOf } from '../../shared/list-of.ts'
import { orFromDevice } from '../../shared/or-from-device.ts'
import { QUESTOES_PER_SET } from '../../shared/questoes-per-set.ts'
import { drawBySection7 } from './questoes.section-7.ts'

/**
 * Draws a set of questions, with everything needed to show and to grade them. The filters only apply on a server that
 * draws itself. When the server does not answer, the questions are drawn from those saved on the device. Rejects with
 * an ApiError.
 */
export async function drawQuestoes(
  filters: Partial<PedidoDeSorteio>,
  signal: AbortSignal,
): Promise<Sorteio> {
  const pedido = { quantidade: QUESTOES_PER_SET, ...filters }
  return orFromDevice(drawByServer(pedido, filters, signal), (aqui) => aqui.draw(pedido))
}

async function drawByServer(
  pedido: PedidoDeSorteio,
  filters: Partial<PedidoDeSorteio>,
  signal: AbortSignal,
): Promise<Sorteio> {
  if (http.offers(sorteios.create)) {
    try {
      const call = { body: pedido, signal, ...(isOfAny(filters) && takeEarly('sorteios')) }
      return usable(await http.call(sorteios.create, call))
    } catch (error) {
      if (!isUnknownPath(error)) throw error
    }
  }
  return drawBySection7(pedido, signal)
}

const isOfAny = ({ quantidade, exceto = [], ...others }: Partial<PedidoDeSorteio>) =>
  (quantidade ?? QUESTOES_PER_SET) === QUESTOES_PER_SET &&
  exceto.length === 0 &&
  Object.keys(others).length === 0

/** Throws when the answer is no draw, for example because a proxy answered instead of the server. */
function usable(sorteio: Sorteio): Sorteio {
  listOf(sorteio?.questoes)
  return sorteio
}
