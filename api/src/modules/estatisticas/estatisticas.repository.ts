import type { Estatisticas } from '@rumo/contract'
import {
  type Dia,
  DIAS_RECENTES,
  placarOf,
  type DiaPraticado,
  type Pratica,
  type Resultado,
  type TotalDeMateria,
} from '@rumo/contract/rules'
import { omit, pick } from 'es-toolkit'
import { sql } from 'kysely'
import { notasFinais } from '../../domain/redacoes/nota-final.ts'
import type { Database } from '../../infra/database/db.ts'
import { readEmCurso, selectEmCurso } from '../../domain/tentativas/em-curso.ts'
import { PLACAR, withoutPlacares } from '../../domain/tentativas/placar.ts'
import { PRIMEIRA } from '../../domain/tentativas/primeira.ts'

/** How many of the latest simulados and essays are shown. */
const LAST = 10

export const listMaterias = (db: Database) =>
  db.selectFrom('materias').select(['id', 'nome']).orderBy('busca').orderBy('id').execute()

/** The sums are computed by the database; otherwise the thousands of rows of years of practice would be read. */
export const readPratica = async (db: Database, idUsuario: number): Promise<Pratica> =>
  withoutEmCurso(
    {
      dias: await listDias(db, idUsuario),
      totais: await listTotais(db, idUsuario),
      primeiras: await listPrimeiras(db, idUsuario),
      recentes: await listRecentes(db, idUsuario),
    },
    await listEmCurso(db, idUsuario),
  )

/** How many answered questions are left out until the end of a simulado that asks them. */
export async function countEmCurso(db: Database, idUsuario: number): Promise<number> {
  // Usually no simulado is under way, and this check is cheap.
  if ((await readEmCurso(db, idUsuario)).size === 0) return 0
  const { total } = await db
    .selectFrom('tentativas as t')
    .select(({ fn }) => fn.count<number>('t.id_questao').distinct().as('total'))
    .where('t.id_usuario', '=', idUsuario)
    .where('t.id_questao', 'in', selectEmCurso(db, idUsuario))
    .executeTakeFirstOrThrow()
  return total
}

/** The last ten ended simulados, the newest first. */
export async function listSimulados(
  db: Database,
  idUsuario: number,
): Promise<Estatisticas['simulados']> {
  const simulados = await db
    .selectFrom('simulados')
    .select(['id', 'encerrado_em'])
    .where('id_usuario', '=', idUsuario)
    .where('encerrado_em', 'is not', null)
    .orderBy('encerrado_em', 'desc')
    .orderBy('id', 'desc')
    .limit(LAST)
    .$narrowType<{ encerrado_em: string }>()
    .execute()
  const ids = simulados.map(({ id }) => id)
  const resultados = await resultadosOf(db, ids, await readEmCurso(db, idUsuario))
  return simulados.map((simulado) => {
    const worth = resultados(simulado.id)
    return { ...simulado, ...placarOf(worth), resultados: worth }
  })
}

/** The last ten corrected essays, the newest first, each with its final grade. */
export async function listRedacoes(
  db: Database,
  idUsuario: number,
): Promise<Estatisticas['redacoes']> {
  const redacoes = await db
    .selectFrom('redacoes_enviadas as r')
    .innerJoin('correcoes as c', 'c.id_redacao_enviada', 'r.id')
    .select(['r.id', 'r.titulo', 'r.corretores', 'r.vista_em'])
    .select(({ fn }) => fn.max('c.entregue_em').as('entregue_em'))
    .where('r.id_usuario', '=', idUsuario)
    .where('r.estado', '=', 'corrigida')
    .where('c.entregue_em', 'is not', null)
    .groupBy(['r.id', 'r.titulo', 'r.corretores', 'r.vista_em'])
    .orderBy('entregue_em', 'desc')
    .orderBy('r.id', 'desc')
    .limit(LAST)
    .$narrowType<{ entregue_em: string }>()
    .execute()
  const notas = await notasFinais(db, redacoes)
  return redacoes.flatMap((redacao) => {
    const final = notas.get(redacao.id)
    return final
      ? [{ ...omit(redacao, ['corretores']), ...pick(final, ['rubrica', 'nota', 'maximo']) }]
      : []
  })
}

/**
 * The answers to questions that simulados under way ask, by day and matéria. They count once the simulados have ended.
 */
const listEmCurso = (db: Database, idUsuario: number): Promise<DiaPraticado[]> =>
  db
    .selectFrom('tentativas as t')
    .innerJoin('questoes as q', 'q.id', 't.id_questao')
    .select(({ fn }) => ['t.dia', fn.coalesce('q.id_materia', sql.lit(0)).as('id_materia')])
    .select(PLACAR)
    .where('t.id_usuario', '=', idUsuario)
    .where('t.id_questao', 'in', selectEmCurso(db, idUsuario))
    .groupBy(['t.dia', 'q.id_materia'])
    .execute()

function withoutEmCurso(
  { dias, totais, primeiras, recentes }: Pratica,
  emCurso: readonly DiaPraticado[],
): Pratica {
  const ofMateria = Map.groupBy(emCurso, ({ id_materia }) => id_materia)
  const asked = (id_materia: number) => ofMateria.get(id_materia) ?? []
  const askedOn = ({ id_materia, dia }: DiaPraticado) =>
    asked(id_materia).filter((one) => one.dia === dia)
  return {
    dias,
    totais: totais.map((row) => withoutPlacares(row, asked(row.id_materia))),
    primeiras,
    recentes: recentes
      .map((row) => withoutPlacares(row, askedOn(row)))
      .filter(({ total }) => total > 0),
  }
}

async function listDias(db: Database, idUsuario: number): Promise<Dia[]> {
  const rows = await db
    .selectFrom('dias_de_materia')
    .select('dia')
    .distinct()
    .where('id_usuario', '=', idUsuario)
    .execute()
  return rows.map(({ dia }) => dia)
}

const listTotais = (db: Database, idUsuario: number): Promise<TotalDeMateria[]> =>
  db
    .selectFrom('dias_de_materia')
    .select('id_materia')
    .select(({ fn }) => [
      fn.sum<number>('certas').as('certas'),
      fn.sum<number>('total').as('total'),
    ])
    .where('id_usuario', '=', idUsuario)
    .groupBy('id_materia')
    .execute()

/**
 * The first answers by matéria, without questions that simulados under way ask. Each is counted with the current
 * matéria and grade of its question. There are never more first answers than questions, so their rows are read. The
 * literal matches the condition of the partial index of first answers.
 */
const listPrimeiras = (db: Database, idUsuario: number): Promise<TotalDeMateria[]> =>
  db
    .selectFrom('tentativas as t')
    .innerJoin('questoes as q', 'q.id', 't.id_questao')
    .select(({ fn }) => fn.coalesce('q.id_materia', sql.lit(0)).as('id_materia'))
    .select(PLACAR)
    .where('t.id_usuario', '=', idUsuario)
    .where('t.primeira', '=', PRIMEIRA)
    .where('t.id_questao', 'not in', selectEmCurso(db, idUsuario))
    .groupBy('q.id_materia')
    .execute()

/**
 * The newest days of practice of each matéria. In a cross join, SQLite keeps the order of the tables, and so finds the
 * days of each matéria by the primary key.
 */
const listRecentes = (db: Database, idUsuario: number): Promise<DiaPraticado[]> =>
  db
    .selectFrom('materias as m')
    .crossJoin('dias_de_materia as d')
    .select(['d.dia', 'd.id_materia', 'd.certas', 'd.total'])
    .whereRef('d.id_materia', '=', 'm.id')
    .where('d.id_usuario', '=', idUsuario)
    .where('d.total', '>', 0)
    .where('d.dia', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('dias_de_materia as x')
          .select('x.dia')
          .where('x.id_usuario', '=', idUsuario)
          .whereRef('x.id_materia', '=', 'm.id')
          .where('x.total', '>', 0)
          .orderBy('x.dia', 'desc')
          .limit(1)
          .offset(DIAS_RECENTES - 1),
        sql.lit(''),
      ),
    )
    .execute()

/**
 * Gives a function from a simulado's id to the results of its questions, in their order. The result of a question that
 * a simulado under way asks is hidden ('sem-gabarito').
 */
async function resultadosOf(
  db: Database,
  ids: readonly number[],
  emCurso: ReadonlySet<number>,
): Promise<(id: number) => Resultado[]> {
  if (ids.length === 0) return () => []
  const rows = await db
    .selectFrom('simulados_questoes')
    .select(['id_simulado', 'id_questao', 'resultado'])
    .where('id_simulado', 'in', ids)
    .where('resultado', 'is not', null)
    .orderBy('id_simulado')
    .orderBy('posicao')
    .$narrowType<{ resultado: Resultado }>()
    .execute()
  const bySimulado = Map.groupBy(rows, ({ id_simulado }) => id_simulado)
  return (id) =>
    (bySimulado.get(id) ?? []).map(({ id_questao, resultado }) =>
      emCurso.has(id_questao) ? 'sem-gabarito' : resultado,
    )
}
