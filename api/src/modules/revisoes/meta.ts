import type { Plano } from '@rumo/contract'
import { type AlvoDoPlano, countRevisoes } from '@rumo/contract/revisao'
import { type Dia, metaDoDia, type Preparo, proximosDias, type Ritmo } from '@rumo/contract/rules'
import type { Feitos } from './preparo.repository.ts'
import type { Planejada } from './revisoes.repository.ts'

interface Looked {
  hoje: Dia
  /** The exam that is planned for; its day is after `hoje`. */
  alvo: AlvoDoPlano
  ritmo: Ritmo
  planejadas: readonly Planejada[]
  /** The ids of all questions that can be drawn. */
  drawable: ReadonlySet<number>
  vencidas: number
  proximas: Plano['proximas']
  revisadas: number
  feitos: Feitos
}

/**
 * The goal for the rest of today and a forecast of the next days, computed from what the account did and from its
 * reviews.
 */
export function metaOf(looked: Looked): NonNullable<Plano['meta']> {
  const { hoje, alvo, ritmo, feitos } = looked
  const novas = [...looked.drawable].filter((id) => !feitos.respondidas.has(id)).length
  const preparo: Preparo = {
    hoje,
    dataDaProva: alvo.dataDaProva,
    inicio: feitos.inicio,
    ritmo,
    diasEstudados: feitos.diasEstudados,
    vencidas: looked.vencidas,
    // On the day before the exam, questions that were answered today come once more: `vencidas` counts them,
    // countRevisoes does not.
    revisoes: Math.max(
      looked.vencidas,
      looked.planejadas.reduce((sum, one) => sum + countRevisoes(one, alvo, hoje), 0),
    ),
    novas,
    erros: feitos.erros,
    temTema: feitos.temTema,
    redacoesNaSemana: feitos.redacoesNaSemana,
    hojeJa: {
      novas: feitos.novasHoje,
      revisoes: looked.revisadas,
      redacoes: feitos.redacoesHoje,
    },
  }
  const meta = metaDoDia(preparo)
  const porDia = new Map(looked.proximas.map(({ dia, total }) => [dia, total]))
  const { novasAteODia, redacoesAteODia, redacoesAoTodo, paraTudo, ...today } = meta
  return {
    ...today,
    novas_ate_o_dia: novasAteODia,
    redacoes_ate_o_dia: redacoesAteODia,
    novas_ao_todo: novas,
    redacoes_ao_todo: redacoesAoTodo,
    dias_para_tudo: paraTudo?.diasPorSemana ?? null,
    minutos_para_tudo: paraTudo?.minutosPorDia ?? null,
    proximos_dias: proximosDias(preparo, (dia) => porDia.get(dia) ?? 0),
  }
}
