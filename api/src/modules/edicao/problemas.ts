import type { Estado, Problema } from '@rumo/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

const quebradas = sql`
  select id from questoes where marcacao_quebrada = 1
  union all select id_questao from questoes_referencias
    where id_referencia in (select id from referencias where marcacao_quebrada = 1)`

/**
 * What a question `q` lacks, each as a condition: the one place that says when it does. All that is asked stands in
 * the indexes of its lists (infra/migrations/008-estado-das-questoes.ts), or in those of what cannot be drawn
 * (019-marcacao.ts), nearly nothing: among a hundred thousand, none is read. While nothing is
 * broken, `exists` spares looking up each question.
 */
export const LACKS: Record<Problema, RawBuilder<SqlBool>> = {
  texto_quebrado: sql`(exists (${quebradas}) and q.id in (${quebradas}))`,
  sem_resposta: sql`(q.situacao <> 'anulada' and q.respostas_certas <> 1)`,
  sem_materia: sql`(q.id_materia is null)`,
  sem_numero: sql`(q.numero is null)`,
  alternativas_incompletas: sql`(q.alternativas_completas = 0)`,
}

/** The questions that show a picture, also of a reference, once each; 037-figuras.ts has the indexes. */
export const COM_FIGURA = sql`
  select id_questao from alternativas where url_imagem is not null
  union select id_questao from questoes_referencias
    where id_referencia in (select id from referencias where url_imagem is not null)`

/**
 * Which questions `q` are among them. The plus keeps SQLite from reading the row of each: there may be thousands, and
 * the list's own index has all that is asked.
 */
const comFigura = sql<SqlBool>`(+q.id in (${COM_FIGURA}))`

/** The same, looked up for each question: faster where most have one and the list is read from its beginning. */
export const SHOWS_FIGURA = sql<SqlBool>`(q.retirada_em is null and (
  exists (select 1 from alternativas a where a.id_questao = q.id and a.url_imagem is not null)
  or exists (
    select 1 from questoes_referencias qr join referencias f on f.id = qr.id_referencia
    where qr.id_questao = q.id and f.url_imagem is not null)))`

/** The columns of a question that its state depends on, exactly as in the index of 048-situacao-das-questoes.ts. */
const situacao = sql`(case
  when q.retirada_em is not null then 'retirada'
  when q.situacao = 'anulada' then 'anulada'
  when q.respostas_certas = 1 and q.alternativas_completas = 1
    and q.id_materia is not null and q.numero is not null then 'completa'
  else 'incompleta' end)`

const current = sql<SqlBool>`q.retirada_em is null`
const lacksAnything = sql<SqlBool>`(${sql.join(Object.values(LACKS), sql` or `)})`

/** Which questions `q` are in a state. */
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
