import type { FiltroDeSimulados, LinhaDeSimulado, Simulado } from '@rumo/contract'
import type { Placar } from '@rumo/contract/rules'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../infra/database/db.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { shownQuestoes } from '../../domain/publicacao/published.ts'
import { selectEmCurso } from '../../domain/tentativas/em-curso.ts'
import { PLACAR, withoutPlacares } from '../../domain/tentativas/placar.ts'
import { mudancasOf, type Recorrigida } from './recorrecao.ts'
import { pausasIn } from './relogio-do-simulado.ts'

/** A simulado with the names of its prova and its matéria, and the prova's instructions. */
export type SimuladoRow = Selectable<Tables['simulados']> & {
  nome_prova: string | null
  instrucoes: string | null
  nome_materia: string | null
}

export type Marcada = Omit<Selectable<Tables['simulados_questoes']>, 'id_simulado' | 'posicao'>

/** The simulados `s` of this account. */
export function simuladosOf(db: Database, idUsuario: number) {
  return db.selectFrom('simulados as s').where('s.id_usuario', '=', idUsuario)
}

function withNames(db: Database, idUsuario: number) {
  return simuladosOf(db, idUsuario)
    .leftJoin('provas as p', 'p.id', 's.id_prova')
    .leftJoin('provas_publicadas as pp', (join) =>
      join.onRef('pp.id_prova', '=', 'p.id').on('p.publicada', '=', false),
    )
    .leftJoin('materias as m', 'm.id', 's.id_materia')
    .selectAll('s')
    .select('m.nome as nome_materia')
    .select((eb) => [
      eb.fn.coalesce('pp.nome', 'p.nome').as('nome_prova'),
      eb
        .case()
        .when('pp.id_prova', 'is', null)
        .then(eb.ref('p.instrucoes'))
        .else(eb.ref('pp.instrucoes'))
        .end()
        .as('instrucoes'),
    ])
}

/** A simulado of the account, by its id or by the key that a device made. */
export function findSimulado(
  db: Database,
  idUsuario: number,
  key: { id: number } | { chave: string },
): Promise<SimuladoRow | undefined> {
  const found = withNames(db, idUsuario)
  return 'id' in key
    ? found.where('s.id', '=', key.id).executeTakeFirst()
    : found.where('s.chave', '=', key.chave).executeTakeFirst()
}

export function readMarcadas(db: Database, idSimulado: number): Promise<Marcada[]> {
  return db
    .selectFrom('simulados_questoes')
    .select(['id_questao', 'id_alternativa', 'letra', 'marcada_em', 'resultado'])
    .where('id_simulado', '=', idSimulado)
    .orderBy('posicao')
    .execute()
}

/** The ids of those of these questions that are published, including retired ones. */
export async function readShownIds(db: Database, ids: readonly number[]): Promise<number[]> {
  const found = shownQuestoes(db, 'publico').select('q.id').where('q.id', 'in', ids)
  return (await found.execute()).map(({ id }) => id)
}

/**
 * The changes of results when simulados were graded again, by the ids of the simulados. Simulados without such changes
 * are left out.
 */
export async function readRecorrigidas(
  db: Database,
  rows: readonly SimuladoRow[],
): Promise<Map<number, Recorrigida[]>> {
  const ids = rows.filter(({ recorrigido_em }) => recorrigido_em !== null).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const recorrecoes = await db
    .selectFrom('recorrecoes')
    .select(['id_simulado', 'id_questao', 'em', 'antes', 'depois', 'motivo'])
    .where('id_simulado', 'in', ids)
    .orderBy('id')
    .execute()
  return Map.groupBy(recorrecoes, ({ id_simulado }) => id_simulado)
}

/** The fields that every response about a simulado has. */
export function cabecalhoOf(row: SimuladoRow) {
  const { id, tipo, id_prova, nome_prova, instrucoes, id_materia, nome_materia } = row
  const prova = id_prova === null ? null : { id: id_prova, nome: nome_prova ?? '', instrucoes }
  const materia = id_materia === null ? null : { id: id_materia, nome: nome_materia ?? '' }
  const { iniciado_em, termina_em } = row
  const pausas = row.pausas === null ? {} : { pausas: pausasIn(row.pausas) }
  return { id, tipo, prova, materia, iniciado_em, termina_em, ...pausas }
}

/** The result of an ended simulado; null while the simulado is under way. */
export function resultadoOf({ encerrado_em, certas, total }: SimuladoRow) {
  return encerrado_em === null ? null : { encerrado_em, certas: certas ?? 0, total: total ?? 0 }
}

/** What changed since a simulado was graded first, with its first result; null when nothing changed. */
export function recorrecaoOf(
  { recorrigido_em, certas_antes, total_antes }: SimuladoRow,
  recorrigidas: readonly Recorrigida[] = [],
): Extract<Simulado, { situacao: 'encerrado' }>['recorrecao'] {
  const mudancas = mudancasOf(recorrigidas)
  if (recorrigido_em === null || mudancas.length === 0) return null
  const antes = { certas_antes: certas_antes ?? 0, total_antes: total_antes ?? 0 }
  return { em: recorrigido_em, ...antes, mudancas }
}

/** A page of an account's simulados; by default the newest first. */
export async function listSimulados(
  db: Database,
  idUsuario: number,
  { situacao, ordem, ...page }: FiltroDeSimulados = {},
): Promise<Page<LinhaDeSimulado>> {
  const found = withNames(db, idUsuario).$if(situacao !== undefined, (query) =>
    query.where('s.encerrado_em', situacao === 'em_curso' ? 'is' : 'is not', null),
  )
  const { dados: rows, total = 0 } = await listPage(
    found,
    { pagina: 1, ...page, ordem: ordem ?? '-iniciado_em' },
    {
      busca: [sql.lit('')],
      ordem: { iniciado_em: [sql.ref('s.iniciado_em'), sql.ref('s.id')] },
      id: sql.ref('s.id'),
    },
  )
  const recorrigidas = await readRecorrigidas(db, rows)
  const counts = await countMarcadas(db, rows)
  const withheld = await placaresEmCurso(db, idUsuario, rows)
  const dados = rows.map((row): LinhaDeSimulado => {
    const { questoes = 0, marcadas = 0 } = counts.get(row.id) ?? {}
    const { prova, ...cabecalho } = cabecalhoOf(row)
    const linha = { ...cabecalho, prova, questoes }
    const resultado = resultadoOf(row)
    if (!resultado) return { ...linha, situacao: 'em_curso', marcadas }
    const hidden = withheld.get(row.id)
    const recorrecao = hidden ? null : recorrecaoOf(row, recorrigidas.get(row.id))
    return {
      ...linha,
      situacao: 'encerrado',
      ...withoutPlacares(resultado, hidden ?? []),
      recorrecao,
    }
  })
  return { dados, total }
}

/**
 * The part of each ended simulado's result that is hidden, because a simulado under way asks the same questions.
 * Usually empty.
 */
async function placaresEmCurso(db: Database, idUsuario: number, rows: readonly SimuladoRow[]) {
  const ids = rows.filter(({ encerrado_em }) => encerrado_em !== null).map(({ id }) => id)
  if (ids.length === 0) return new Map<number, Placar[]>()
  const placares = await db
    .selectFrom('simulados_questoes')
    .select(['id_simulado', ...PLACAR])
    .where('id_simulado', 'in', ids)
    .where('id_questao', 'in', selectEmCurso(db, idUsuario))
    .groupBy('id_simulado')
    .execute()
  return Map.groupBy(placares, ({ id_simulado }) => id_simulado)
}

async function countMarcadas(db: Database, rows: readonly SimuladoRow[]) {
  if (rows.length === 0) return new Map<number, { questoes: number; marcadas: number }>()
  const ids = rows.map(({ id }) => id)
  const counts = await db
    .selectFrom('simulados_questoes')
    .select(({ fn }) => [
      'id_simulado',
      fn.countAll<number>().as('questoes'),
      fn.count<number>('id_alternativa').as('marcadas'),
    ])
    .where('id_simulado', 'in', ids)
    .groupBy('id_simulado')
    .execute()
  return new Map(counts.map(({ id_simulado, ...count }) => [id_simulado, count]))
}
