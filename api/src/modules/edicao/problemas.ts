import type { Estado, Problema } from '@rumo/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

const quebradas = sql`
  select id from questoes where marcacao_quebrada = 1
  union all select id_questao from questoes_referencias
    where id_referencia in (select id from referencias where marcacao_quebrada = 1)`

/**
 * For each problem, the SQL condition under which a question `q` has that problem. No other code decides this. The
 * conditions use only columns in the indexes of the lists (infra/migrations/008-estado-das-questoes.ts) and in the
 * indexes of texts that cannot be drawn (019-marcacao.ts), which are nearly empty. So no question is read, even among a
 * hundred thousand. While no text is broken, `exists` avoids looking up each question.
 */
export const LACKS: Record<Problema, RawBuilder<SqlBool>> = {
  texto_quebrado: sql`(exists (${quebradas}) and q.id in (${quebradas}))`,
  sem_resposta: sql`(q.situacao <> 'anulada' and q.respostas_certas <> 1)`,
  sem_materia: sql`(q.id_materia is null)`,
  sem_numero: sql`(q.numero is null)`,
  alternativas_incompletas: sql`(q.alternativas_completas = 0)`,
}

const illustrated = sql`(select id from referencias where url_imagem is not null)`

/** The ids of the questions with a picture of their own, each id once; 037-figuras.ts has the index. */
export const COM_IMAGEM_PROPRIA = sql`
  select distinct id_questao as id from alternativas where url_imagem is not null`

/**
 * The ids of the questions with an illustrated reference, each id once. The plus makes SQLite read them in the order of
 * their ids, so that it need not remember which it has counted.
 */
export const COM_REFERENCIA_ILUSTRADA = sql`
  select distinct id_questao as id from questoes_referencias where +id_referencia in ${illustrated}`

/** The ids of the questions with a picture of their own or of a reference, each id once. */
const COM_FIGURA = sql`
  select id_questao from alternativas where url_imagem is not null
  union select id_questao from questoes_referencias where id_referencia in ${illustrated}`

/**
 * Whether a question `q` has a figure. The plus keeps SQLite from looking up the row of each id: there may be
 * thousands, and the list's own index has all the columns that are needed.
 */
const comFigura = sql<SqlBool>`(+q.id in (${COM_FIGURA}))`

/** Whether a question `q` has an illustrated reference, looked up for each question. */
export const SHOWS_REFERENCIA = sql<SqlBool>`exists (
  select 1 from questoes_referencias qr join referencias f on f.id = qr.id_referencia
  where qr.id_questao = q.id and f.url_imagem is not null)`
const showsFigura = sql<SqlBool>`(${SHOWS_REFERENCIA} or exists (
  select 1 from alternativas a where a.id_questao = q.id and a.url_imagem is not null))`

/**
 * Whether a question `q` has a figure, looked up for each question: faster when most questions have one and the list is
 * read from its beginning.
 */
export const SHOWS_FIGURA = sql<SqlBool>`(q.retirada_em is null and ${showsFigura})`

/** The columns of a question that its state depends on, exactly as in the index of 048-situacao-das-questoes.ts. */
const situacao = sql`(case
  when q.retirada_em is not null then 'retirada'
  when q.situacao = 'anulada' then 'anulada'
  when q.respostas_certas = 1 and q.alternativas_completas = 1
    and q.id_materia is not null and q.numero is not null then 'completa'
  else 'incompleta' end)`

const current = sql<SqlBool>`q.retirada_em is null`
const lacksAnything = sql<SqlBool>`(${sql.join(Object.values(LACKS), sql` or `)})`

/** The condition under which a question `q` is in a state. */
export const IN_ESTADO: Record<Estado, RawBuilder<SqlBool>> = {
  completa: sql`(${situacao} = 'completa' and not ${LACKS.texto_quebrado})`,
  incompleta: sql`(${current} and ${lacksAnything})`,
  sem_resposta: sql`(${current} and ${LACKS.sem_resposta})`,
  texto_quebrado: sql`(${current} and ${LACKS.texto_quebrado})`,
  sem_materia: sql`(${current} and ${LACKS.sem_materia})`,
  sem_numero: sql`(${current} and ${LACKS.sem_numero})`,
  com_figura: sql`(${current} and ${comFigura})`,
  anulada: sql`(${situacao} = 'anulada')`,
  retirada: sql`(${situacao} = 'retirada')`,
}

/**
 * The conditions that keep a question `q` from being complete. No question is under both. They are counted one by one,
 * each in an index of its own: with the empty text, SQLite looks up the few questions whose text is broken, and does not
 * walk all that are complete otherwise.
 */
export const NOT_COMPLETA = [
  sql<SqlBool>`(${situacao} in ('retirada', 'anulada', 'incompleta'))`,
  sql<SqlBool>`(${situacao} || '' = 'completa' and ${LACKS.texto_quebrado})`,
]

/** Whether a question `q` is retired and has a figure. */
export const RETIRADA_COM_FIGURA = sql<SqlBool>`(${IN_ESTADO.retirada} and ${showsFigura})`
