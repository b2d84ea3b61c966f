import { diaOf, type Dia, erroEsperado, mondayOf, startOfDia } from '@rumo/contract/rules'
import type { Database } from '../../infra/database/db.ts'
import { shownRedacoes } from '../../domain/publicacao/published.ts'
import { selectEmCurso } from '../../domain/tentativas/em-curso.ts'
import { PRIMEIRA } from '../../domain/tentativas/primeira.ts'
import { readMinutosHoje } from './minutos.repository.ts'

/**
 * What an account has done up to a day, for the plan of that day. `erros` is the expected share of wrong answers to new
 * questions, from 0 to 1.
 */
export interface Feitos {
  respondidas: ReadonlySet<number>
  /** The day of the first answer; null when there is no answer yet. */
  inicio: Dia | null
  erros: number
  /** On how many earlier days of this week the account studied. */
  diasEstudados: number
  novasHoje: number
  redacoesNaSemana: number
  redacoesHoje: number
  /** How many minutes the account has studied today; an essay, whose time is not measured, as the plan estimates it. */
  minutosHoje: number
  temTema: boolean
}

/**
 * Reads what an account has done. Questions of a simulado under way are left out, so that nothing reveals their results
 * (docs/security.md).
 */
export async function readFeitos(db: Database, idUsuario: number, hoje: Dia): Promise<Feitos> {
  const monday = mondayOf(hoje)
  const primeiras = await db
    .selectFrom('tentativas')
    .select(['id_questao', 'dia', 'resultado'])
    .where('id_usuario', '=', idUsuario)
    .where('primeira', '=', PRIMEIRA)
    .where('id_questao', 'not in', selectEmCurso(db, idUsuario))
    .execute()
  const graded = primeiras.filter(({ resultado }) => resultado !== 'sem-gabarito')
  const erradas = graded.filter(({ resultado }) => resultado !== 'certa')
  const redacoes = await sentSince(db, idUsuario, monday)
  const redacoesHoje = redacoes.filter((dia) => dia >= hoje).length
  return {
    respondidas: new Set(primeiras.map(({ id_questao }) => id_questao)),
    inicio: primeiras.reduce<Dia | null>(
      (first, { dia }) => (first === null || dia < first ? dia : first),
      null,
    ),
    erros: erroEsperado(erradas.length, graded.length),
    diasEstudados: await countDias(db, idUsuario, { monday, hoje }),
    novasHoje: primeiras.filter(({ dia }) => dia === hoje).length,
    redacoesNaSemana: redacoes.filter((dia) => dia < hoje).length,
    redacoesHoje,
    minutosHoje: await readMinutosHoje(db, idUsuario, hoje),
    temTema: (await shownRedacoes(db, 'publico').select('rd.id').limit(1).execute()).length > 0,
  }
}

async function countDias(
  db: Database,
  idUsuario: number,
  { monday, hoje }: { monday: Dia; hoje: Dia },
): Promise<number> {
  const dias = await db
    .selectFrom('dias_de_materia')
    .select('dia')
    .distinct()
    .where('id_usuario', '=', idUsuario)
    .where('dia', '>=', monday)
    .where('dia', '<', hoje)
    .execute()
  return dias.length
}

/** The day of each essay that was sent on `dia` or later. */
async function sentSince(db: Database, idUsuario: number, dia: Dia): Promise<Dia[]> {
  const sent = await db
    .selectFrom('redacoes_enviadas')
    .select('enviada_em')
    .where('id_usuario', '=', idUsuario)
    .where('enviada_em', '>=', new Date(startOfDia(dia)).toISOString())
    .execute()
  return sent.map(({ enviada_em }) => diaOf(Date.parse(enviada_em)))
}
