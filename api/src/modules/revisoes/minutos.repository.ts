import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import {
  type Dia,
  MINUTOS_POR_NOVA,
  MINUTOS_POR_REDACAO,
  MINUTOS_POR_REVISAO,
  type Pausa,
  readRelogio,
  startOfDia,
} from '@rumo/contract/rules'
import type { Database } from '../../infra/database/db.ts'

const MINUTE_SECONDS = 60
const MINUTE_MS = 60_000

/**
 * How many minutes an account has practised today. Answers count with the time that the device measured, or as the plan
 * estimates them; those of a simulado count with the time of its clock. Essays count as the plan estimates them.
 */
export async function readMinutosHoje(db: Database, idUsuario: number, hoje: Dia): Promise<number> {
  const answers = await db
    .selectFrom('tentativas')
    .select(['origem', 'segundos'])
    .where('id_usuario', '=', idUsuario)
    .where('dia', '=', hoje)
    .where('id_simulado', 'is', null)
    .execute()
  const minutes = answers.map(({ origem, segundos }) => {
    if (segundos !== null) return segundos / MINUTE_SECONDS
    return origem === 'revisao' ? MINUTOS_POR_REVISAO : MINUTOS_POR_NOVA
  })
  const simulados = await minutesOfSimulados(db, idUsuario, hoje)
  const redacoes = await minutesOfRedacoes(db, idUsuario, hoje)
  return Math.round([...minutes, ...simulados].reduce((sum, one) => sum + one, redacoes))
}

/** The minutes of the essays that the account sent today. The clock of a simulado already has the time of its essay. */
async function minutesOfRedacoes(db: Database, idUsuario: number, hoje: Dia): Promise<number> {
  const redacoes = await db
    .selectFrom('redacoes_enviadas')
    .select('chave')
    .where('id_usuario', '=', idUsuario)
    .where('enviada_em', '>=', new Date(startOfDia(hoje)).toISOString())
    .execute()
  if (redacoes.length === 0) return 0
  const timed = await db
    .selectFrom('simulados')
    .select('chave')
    .where('id_usuario', '=', idUsuario)
    .where('termina_em', 'is not', null)
    .execute()
  const ofSimulados = new Set(timed.map(({ chave }) => chaveDaRedacao(chave)))
  return redacoes.filter(({ chave }) => !ofSimulados.has(chave)).length * MINUTOS_POR_REDACAO
}

/** The minutes of each simulado that the account ended today. */
async function minutesOfSimulados(db: Database, idUsuario: number, hoje: Dia): Promise<number[]> {
  const ended = await db
    .selectFrom('simulados as s')
    .innerJoin('simulados_questoes as q', 'q.id_simulado', 's.id')
    .select(({ fn }) => [
      's.iniciado_em',
      's.termina_em',
      's.encerrado_em',
      's.pausas',
      fn.count<number>('q.id_alternativa').as('marcadas'),
    ])
    .where('s.id_usuario', '=', idUsuario)
    .where('s.encerrado_em', '>=', new Date(startOfDia(hoje)).toISOString())
    .groupBy(['s.id', 's.iniciado_em', 's.termina_em', 's.encerrado_em', 's.pausas'])
    .execute()
  return ended.map(({ iniciado_em, termina_em, encerrado_em, pausas, marcadas }) => {
    const relogio = {
      iniciadoEmMs: Date.parse(iniciado_em),
      terminaEmMs: termina_em === null ? null : Date.parse(termina_em),
      pausas: JSON.parse(pausas ?? '[]') as Pausa[],
    }
    const taken =
      readRelogio(relogio, Date.parse(encerrado_em ?? iniciado_em)).decorridoMs / MINUTE_MS
    // A simulado without a time limit may have been left open for hours.
    return termina_em === null ? Math.min(taken, marcadas * MINUTOS_POR_NOVA) : taken
  })
}
