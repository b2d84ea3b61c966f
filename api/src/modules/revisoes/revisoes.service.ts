import type { PedidoDeRevisao, Plano, RevisaoDeErros } from '@rumo/contract'
import { addDays, type Dia, diaOf } from '@rumo/contract/rules'
import type { PublishedQuestoes } from '../../infra/questoes/published-questoes.ts'
import type { RevisoesRepository, Vencimento } from './revisoes.repository.ts'

/** So many questions are given at once unless told. */
const LIMITE_PADRAO = 10
/** So many days after today are looked ahead. */
const DAYS_AHEAD = 7

export type RevisoesService = ReturnType<typeof revisoesService>

export function revisoesService(repository: RevisoesRepository, published: PublishedQuestoes) {
  /** What comes back to an account, but what is retired, annulled or not published any more. */
  async function look(idUsuario: number, nowMs: number) {
    const hoje = diaOf(nowMs)
    const questoes = await published()
    const rows = await repository.listUntil(idUsuario, addDays(hoje, DAYS_AHEAD))
    const shown = rows.filter(({ id_questao }) => questoes.drawable.has(id_questao))
    const vencidas = shown.filter(({ vence }) => vence <= hoje)
    const plano: Plano = {
      data_da_prova: await repository.findDataDaProva(idUsuario),
      data_sugerida: await repository.findNextProva(hoje),
      vencidas: vencidas.length,
      proximas: byDay(shown.slice(vencidas.length)),
    }
    return { plano, vencidas, questoes }
  }

  return {
    /** What is due to an account; `nowMs` is the server's clock. */
    async due(
      idUsuario: number,
      { limite = LIMITE_PADRAO }: PedidoDeRevisao,
      nowMs: number,
    ): Promise<RevisaoDeErros> {
      const { plano, vencidas, questoes } = await look(idUsuario, nowMs)
      const ids = vencidas.slice(0, limite).map(({ id_questao }) => id_questao)
      return { ...plano, questoes: await questoes.byIds(ids) }
    },

    /** Plans for another exam, and tells what is due then. */
    async plan(idUsuario: number, dataDaProva: Dia | null, nowMs: number): Promise<Plano> {
      await repository.plan(idUsuario, dataDaProva)
      return (await look(idUsuario, nowMs)).plano
    },
  }
}

function byDay(rows: readonly Vencimento[]): Plano['proximas'] {
  const days = Map.groupBy(rows, ({ vence }) => vence)
  return [...days].map(([dia, group]) => ({ dia, total: group.length }))
}
