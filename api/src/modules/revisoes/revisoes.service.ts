import type { MudancasDePlano, PedidoDeRevisao, Plano, RevisaoDeErros } from '@rumo/contract'
import { agendaOf, type AlvoDoPlano, alvoOf, dueOn, type Vencimento } from '@rumo/contract/revisao'
import {
  type Dia,
  diaOf,
  lastDataDaProva,
  problemOfDataDaProva,
  type Ritmo,
} from '@rumo/contract/rules'
import { InvalidInputError } from '../../errors.ts'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import { metaOf, preparoOf } from './meta.ts'
import type { Planejada, RevisoesRepository } from './revisoes.repository.ts'

const LIMITE_PADRAO = 10

export function revisoesService(repository: RevisoesRepository, published: PublishedQuestoes) {
  /** The reviews of an account, without retired, annulled or unpublished questions. */
  async function look(idUsuario: number, nowMs: number) {
    const hoje = diaOf(nowMs)
    const questoes = await published()
    const guardado = await repository.findPlano(idUsuario)
    const alvo = alvoOf(guardado.data_da_prova, guardado.dias_por_semana)
    const revisadas = new Set(await repository.listRevisadas(idUsuario, hoje))
    const rows = (await repository.list(idUsuario)).filter(({ id_questao }) =>
      questoes.drawable.has(id_questao),
    )
    const ritmo = ritmoOf(guardado)
    const preparo =
      alvo && ritmo && alvo.dataDaProva > hoje
        ? preparoOf({
            hoje,
            alvo,
            ritmo,
            planejadas: rows,
            drawable: questoes.drawable,
            revisadas,
            feitos: await repository.readFeitos(idUsuario, hoje),
          })
        : null
    const { vencidas, adiantaveis, ...agenda } = agendaOf(
      rows.map((row) => vencimentoOf(row, alvo, hoje)),
      { hoje, alvo, revisadas, isDescanso: preparo?.isDescanso },
    )
    const planejado = preparo ? metaOf(preparo) : { ...agenda, meta: null }
    // What today's time is not enough for comes first of what may be taken ahead.
    const today = vencidas.slice(0, planejado.meta?.revisoes)
    const ahead = [...vencidas.slice(today.length), ...adiantaveis]
    const plano: Plano = {
      ...guardado,
      data_sugerida: await repository.findNextProva(hoje, lastDataDaProva(hoje)),
      vencidas: today.length,
      adiantaveis: ahead.length,
      sem_tempo: vencidas.length - today.length,
      ...planejado,
      proxima: planejado.proxima ?? agenda.proxima,
    }
    return { plano, ids: today.length > 0 ? today : ahead, questoes }
  }

  return {
    /**
     * The questions that are due today, otherwise questions that may be reviewed ahead of their day. `nowMs` is the
     * server's clock.
     */
    async due(
      idUsuario: number,
      { limite = LIMITE_PADRAO }: PedidoDeRevisao,
      nowMs: number,
    ): Promise<RevisaoDeErros> {
      const { plano, ids, questoes } = await look(idUsuario, nowMs)
      return { ...plano, questoes: await questoes.byIds(ids.slice(0, limite)) }
    },

    /**
     * Changes the plan, and gives the plan with what is due after the change. Throws an InvalidInputError for an exam
     * date that has passed or is too far away.
     */
    async plan(idUsuario: number, mudancas: MudancasDePlano, nowMs: number): Promise<Plano> {
      const { data_da_prova } = mudancas
      const problem = data_da_prova && problemOfDataDaProva(data_da_prova, diaOf(nowMs))
      if (problem) throw new InvalidInputError({ data_da_prova: problem })
      await repository.plan(idUsuario, mudancas)
      return (await look(idUsuario, nowMs)).plano
    },
  }
}

/** The time that an account has to study; null until both values are set. */
const ritmoOf = ({
  dias_por_semana,
  minutos_por_dia,
}: Pick<Plano, 'dias_por_semana' | 'minutos_por_dia'>): Ritmo | null =>
  dias_por_semana && minutos_por_dia
    ? { diasPorSemana: dias_por_semana, minutosPorDia: minutos_por_dia }
    : null

/** Before the exam, the due dates are planned backwards from its day. After the exam they follow memory alone. */
function vencimentoOf(planejada: Planejada, alvo: AlvoDoPlano | null, hoje: Dia): Vencimento {
  const isOver = alvo !== null && alvo.dataDaProva < hoje
  return isOver ? { ...planejada, vence: dueOn(planejada, null) } : planejada
}
