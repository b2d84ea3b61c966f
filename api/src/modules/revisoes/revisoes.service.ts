import type { PedidoDeRevisao, Plano, RevisaoDeErros } from '@rumo/contract'
import { agendaOf, type Alvo, dueOn, type Vencimento } from '@rumo/contract/revisao'
import { type Dia, diaOf, lastDataDaProva, problemOfDataDaProva } from '@rumo/contract/rules'
import { InvalidInputError } from '../../errors.ts'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import type { Planejada, RevisoesRepository } from './revisoes.repository.ts'

/** How many questions are given at once by default. */
const LIMITE_PADRAO = 10

export function revisoesService(repository: RevisoesRepository, published: PublishedQuestoes) {
  /** What comes back to an account, but what is retired, annulled or not published any more. */
  async function look(idUsuario: number, nowMs: number) {
    const hoje = diaOf(nowMs)
    const questoes = await published()
    const alvo = await repository.findAlvo(idUsuario)
    const rows = (await repository.list(idUsuario)).filter(({ id_questao }) =>
      questoes.drawable.has(id_questao),
    )
    const { vencidas, adiantaveis, ...rest } = agendaOf(
      rows.map((row) => vencimentoOf(row, alvo, hoje)),
      { hoje, alvo, revisadas: new Set(await repository.listRevisadas(idUsuario, hoje)) },
    )
    const plano: Plano = {
      data_da_prova: alvo?.dataDaProva ?? null,
      data_sugerida: await repository.findNextProva(hoje, lastDataDaProva(hoje)),
      vencidas: vencidas.length,
      adiantaveis: adiantaveis.length,
      ...rest,
    }
    return { plano, ids: vencidas.length > 0 ? vencidas : adiantaveis, questoes }
  }

  return {
    /** What is for today of an account, or else ahead of its day; `nowMs` is the server's clock. */
    async due(
      idUsuario: number,
      { limite = LIMITE_PADRAO }: PedidoDeRevisao,
      nowMs: number,
    ): Promise<RevisaoDeErros> {
      const { plano, ids, questoes } = await look(idUsuario, nowMs)
      return { ...plano, questoes: await questoes.byIds(ids.slice(0, limite)) }
    },

    /** Plans for another exam, and tells what is due then; throws an InvalidInputError for a day that is over or too far. */
    async plan(idUsuario: number, dataDaProva: Dia | null, nowMs: number): Promise<Plano> {
      const problem = dataDaProva && problemOfDataDaProva(dataDaProva, diaOf(nowMs))
      if (problem) throw new InvalidInputError({ data_da_prova: problem })
      await repository.plan(idUsuario, dataDaProva)
      return (await look(idUsuario, nowMs)).plano
    },
  }
}

/** What was planned back from an exam is left to memory once that is over. */
function vencimentoOf(planejada: Planejada, alvo: Alvo | null, hoje: Dia): Vencimento {
  const isOver = alvo !== null && alvo.dataDaProva < hoje
  return isOver ? { ...planejada, vence: dueOn(planejada, null) } : planejada
}
