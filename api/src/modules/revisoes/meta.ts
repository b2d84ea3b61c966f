import type { Plano } from '@rumo/contract'
import { type AlvoDoPlano, revisoesPorDia } from '@rumo/contract/revisao'
import {
  addDays,
  descansoOf,
  type Dia,
  type DiaDoPlano,
  hasStudied,
  metaDoDia,
  type Preparo,
  type Ritmo,
} from '@rumo/contract/rules'
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
  /** The ids of the questions that were already reviewed today. */
  revisadas: ReadonlySet<number>
  feitos: Feitos
}

/** How many of the next days are told, and of how many the reviews. */
const PROXIMOS_DIAS = 6
const DIAS_DE_REVISAO = 7

interface Planejado extends Pick<Plano, 'proximas' | 'proxima'> {
  meta: NonNullable<Plano['meta']>
}

/**
 * The goal for the rest of today and a forecast of the next days, computed from what the account did and from its
 * reviews.
 */
export function metaOf(preparo: PreparoDaConta): Planejado {
  const { hoje } = preparo
  const { proximosDias, ...today } = metaDoDia(preparo)
  const dias = proximosDias.map((one, before) => ({ dia: addDays(hoje, before + 1), ...one }))
  const comRevisao = dias.filter(({ revisoes }) => revisoes > 0)
  return {
    meta: {
      ...diaOfPlano(today),
      cabe: today.cabe,
      novas_ate_o_dia: today.novasAteODia,
      redacoes_ate_o_dia: today.redacoesAteODia,
      novas_ao_todo: preparo.novas,
      redacoes_ao_todo: today.redacoesAoTodo,
      dias_para_tudo: today.paraTudo?.diasPorSemana ?? null,
      minutos_para_tudo: today.paraTudo?.minutosPorDia ?? null,
      feito: today.feito,
      minutos_feitos: preparo.hojeJa.minutos,
      minutos_livres: today.livres,
      proximos_dias: dias.slice(0, PROXIMOS_DIAS).map(({ dia, paraErros, ...one }) => ({
        dia,
        ...diaOfPlano(one),
        para_erros: paraErros,
      })),
    },
    proximas: comRevisao
      .filter(({ dia }) => dia <= addDays(hoje, DIAS_DE_REVISAO))
      .map(({ dia, revisoes }) => ({ dia, total: revisoes })),
    proxima: comRevisao[0]?.dia ?? null,
  }
}

/** The plan of an account up to now, and which days of it are of rest. */
export interface PreparoDaConta extends Preparo {
  isDescanso: (dia: Dia) => boolean
}

export function preparoOf(looked: Looked): PreparoDaConta {
  const { hoje, alvo, ritmo, revisadas, feitos } = looked
  const hojeJa = {
    novas: feitos.novasHoje,
    revisoes: revisadas.size,
    redacoes: feitos.redacoesHoje,
    minutos: feitos.minutosHoje,
  }
  const semana = { hoje, ritmo, diasEstudados: feitos.diasEstudados }
  const isDescanso = descansoOf(semana, hasStudied({ hojeJa }))
  return {
    ...semana,
    isDescanso,
    dataDaProva: alvo.dataDaProva,
    inicio: feitos.inicio,
    revisoes: revisoesPorDia(looked.planejadas, { hoje, alvo, revisadas, isDescanso }),
    novas: [...looked.drawable].filter((id) => !feitos.respondidas.has(id)).length,
    erros: feitos.erros,
    temTema: feitos.temTema,
    redacoesNaSemana: feitos.redacoesNaSemana,
    hojeJa,
  }
}

/** The fields of a day that both today and the next days have. */
const diaOfPlano = ({
  revisoes,
  novas,
  redacoes,
  minutos,
  descanso,
}: Omit<DiaDoPlano, 'paraErros' | 'livres'>) => ({ revisoes, novas, redacoes, minutos, descanso })
