import type { DadosDaConta } from '@rumo/contract'
import { omit } from 'es-toolkit'
import { parseRecord } from '../../infra/lists/busca-do-registro.ts'
import { CONTEUDO, conteudoOf, listEntregues } from '../../domain/redacoes/correcoes.ts'
import type { Database } from '../../infra/database/db.ts'
import type { Plano } from '../../domain/tentativas/plano.ts'
import { pagesOf, type Streamed } from '../../infra/lists/pages.ts'
import { shortListsOf } from './conta-listas-curtas.repository.ts'
import {
  type Asked,
  readRevisoes,
  readSimulados,
  readTentativas,
} from './conta-pratica.repository.ts'

/** How many rows a page holds in memory, for lists with short rows. */
const ROWS = 500
/** The same for lists whose rows hold long texts, or up to 200 questions each. */
const LONG_ROWS = 20

type Pages = Omit<Streamed<DadosDaConta>, 'gerado_em' | 'usuario' | keyof Plano>

const idOf = ({ id }: { id: number }) => id

/** All lists of an account's data, each in pages that are read from the database as they are asked for. */
export function pagesOfConta(db: Database, id: number): Pages {
  const paged = <Row>(
    rows: number,
    read: (db: Database, asked: Asked) => Promise<readonly Row[]>,
    keyOf: (row: Row) => number,
  ) => pagesOf(rows, (after, size) => read(db, { id, after, size }), keyOf)
  return {
    ...shortListsOf(db, id),
    registro: withoutId(paged(ROWS, readRegistro, idOf)),
    tentativas: withoutId(paged(ROWS, readTentativas, idOf)),
    simulados: paged(LONG_ROWS, readSimulados, idOf),
    revisoes: paged(ROWS, readRevisoes, ({ id_questao }) => id_questao),
    redacoes_enviadas: paged(LONG_ROWS, readRedacoes, idOf),
    correcoes: paged(LONG_ROWS, readCorrecoes, idOf),
    importacoes: paged(ROWS, readImportacoes, idOf),
    relatos: withoutId(paged(ROWS, readRelatos, idOf)),
    questoes_guardadas: paged(ROWS, readGuardadas, ({ id_questao }) => id_questao),
  }
}

async function* withoutId<Row extends { id: number }>(pages: AsyncIterable<readonly Row[]>) {
  for await (const page of pages) yield page.map((row) => omit(row, ['id']))
}

async function readGuardadas(db: Database, { id, after, size }: Asked) {
  const rows = await db
    .selectFrom('questoes_guardadas')
    .select(['id_questao', 'anotacao', 'listas', 'guardada_em', 'escrita_em', 'removida'])
    .where('id_usuario', '=', id)
    .where('id_questao', '>', after)
    .orderBy('id_questao')
    .limit(size)
    .execute()
  return rows.map((row) => ({ ...row, listas: JSON.parse(row.listas) as string[] }))
}

/**
 * The lines of the audit log on an account and by it. Lines on other records say only that the account changed them.
 */
async function readRegistro(db: Database, { id, after, size }: Asked) {
  const rows = await db
    .selectFrom('registro')
    .select(['id', 'em', 'acao', 'entidade', 'id_registro'])
    .select(({ eb }) => {
      const isOwn = eb.and({ entidade: 'usuarios', id_registro: id })
      return [
        eb.case().when(isOwn).then(eb.ref('antes')).end().as('antes'),
        eb.case().when(isOwn).then(eb.ref('depois')).end().as('depois'),
      ]
    })
    .where((eb) =>
      eb.or([eb('id_usuario', '=', id), eb.and({ entidade: 'usuarios', id_registro: id })]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ antes, depois, ...change }) => ({
    ...change,
    antes: parseRecord(antes),
    depois: parseRecord(depois),
  }))
}

/** The essays that an account sent, each with its delivered corrections. */
async function readRedacoes(db: Database, { id, after, size }: Asked) {
  const enviadas = await db
    .selectFrom('redacoes_enviadas')
    .select(['id', 'reescrita', 'id_redacao', 'titulo', 'enviada_em', 'estado'])
    .select(['chave', 'instrucoes', 'texto', 'vista_em'])
    .select(({ fn }) => fn.coalesce('id_primeira', 'id').as('id_primeira'))
    .where('id_usuario', '=', id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute()
  const redacoes = []
  for (const enviada of enviadas) {
    redacoes.push({ ...enviada, correcoes: await listEntregues(db, enviada) })
  }
  return redacoes
}

/** The corrections that an account made of other accounts' essays. */
async function readCorrecoes(db: Database, { id, after, size }: Asked) {
  const correcoes = await db
    .selectFrom('correcoes as c')
    .select(['c.id', 'c.id_redacao_enviada', 'c.entregue_em', ...CONTEUDO])
    .where('c.id_corretor', '=', id)
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(size)
    .execute()
  return correcoes.map(({ entregue_em, id_redacao_enviada, ...row }) => {
    return { ...conteudoOf(row), id: row.id, id_redacao_enviada, entregue_em }
  })
}

function readImportacoes(db: Database, { id, after, size }: Asked) {
  return db
    .selectFrom('importacoes')
    .select(['id', 'nome', 'estado', 'criada_em'])
    .where((eb) => eb.or([eb('id_autor', '=', id), eb('id_salva_por', '=', id)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute()
}

/** The reports with the e-mail of an account, in any case of letters; those on removed questions too. */
async function readRelatos(db: Database, { id, after, size }: Asked) {
  const columns = ['id', 'id_questao', 'texto', 'email', 'criado_em', 'resolvido'] as const
  const removed = db
    .selectFrom('relatos_guardados')
    .select(columns)
    .where('id', 'not in', db.selectFrom('relatos').select('id'))
  return db
    .selectFrom(db.selectFrom('relatos').select(columns).union(removed).as('r'))
    .innerJoin('usuarios as u', (join) =>
      join.on((eb) => eb(eb.fn('lower', ['r.email']), '=', eb.ref('u.email_minusculo'))),
    )
    .select(['r.id', 'r.id_questao', 'r.texto', 'r.criado_em', 'r.resolvido'])
    .where('u.id', '=', id)
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(size)
    .execute()
}
