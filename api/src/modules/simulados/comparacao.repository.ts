import { compareOutros, type Placar } from '@rumo/contract/rules'
import type { SimuladoEncerrado } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'
import type { SimuladoRow } from './read-simulados.repository.ts'

type Comparacao = NonNullable<SimuladoEncerrado['comparacao']>

/**
 * Compares an ended simulado with the account's previous one of the same kind. The first simulado of a prova is
 * compared with other accounts' first ones, too. A paused simulado is unlike an exam: it is not compared with those of
 * other accounts, nor are theirs with it.
 */
export async function readComparacao(db: Database, row: SimuladoRow): Promise<Comparacao | null> {
  if (row.encerrado_em === null) return null
  const anterior = await findAnterior(db, { ...row, encerrado_em: row.encerrado_em })
  const meu = placarOf(row)
  const { id_prova, id_usuario } = row
  const isFirst = anterior === null && id_prova !== null
  const outros = isFirst && row.pausas === null ? await readFirstOf(db, id_prova, id_usuario) : []
  return { anterior, outros: compareOutros(meu, outros) }
}

const placarOf = ({ certas, total }: { certas: number | null; total: number | null }): Placar => ({
  certas: certas ?? 0,
  total: total ?? 0,
})

/** The last simulado before `row` of the same prova, or with as many questions of the same matéria. */
async function findAnterior(
  db: Database,
  row: SimuladoRow & { encerrado_em: string },
): Promise<Comparacao['anterior']> {
  const { id, id_usuario, tipo, id_prova, id_materia, total, encerrado_em } = row
  const found = await db
    .selectFrom('simulados')
    .select(['id', 'encerrado_em', 'certas', 'total'])
    .where('id_usuario', '=', id_usuario)
    .where('tipo', '=', tipo)
    .where('id_prova', id_prova === null ? 'is' : '=', id_prova)
    .where('id_materia', id_materia === null ? 'is' : '=', id_materia)
    .$if(tipo === 'sorteio', (query) => query.where('total', '=', total))
    .where((eb) => eb(eb.refTuple('encerrado_em', 'id'), '<', eb.tuple(encerrado_em, id)))
    .orderBy('encerrado_em', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ encerrado_em: string }>()
    .executeTakeFirst()
  return found ? { id: found.id, encerrado_em: found.encerrado_em, ...placarOf(found) } : null
}

/**
 * The results of all other accounts' first simulados of a prova. The first is the one that was ended first, as in
 * `findAnterior`.
 */
async function readFirstOf(db: Database, idProva: number, idUsuario: number): Promise<Placar[]> {
  const rows = await db
    .selectFrom('simulados as s')
    .select(['s.certas', 's.total'])
    .where('s.id_prova', '=', idProva)
    .where('s.id_usuario', '<>', idUsuario)
    .where('s.encerrado_em', 'is not', null)
    .where('s.pausas', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('simulados as antes')
            .select('antes.id')
            .whereRef('antes.id_prova', '=', 's.id_prova')
            .whereRef('antes.id_usuario', '=', 's.id_usuario')
            .where((before) =>
              before(
                before.refTuple('antes.encerrado_em', 'antes.id'),
                '<',
                before.refTuple('s.encerrado_em', 's.id'),
              ),
            ),
        ),
      ),
    )
    .execute()
  return rows.map(placarOf)
}
