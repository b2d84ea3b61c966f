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

/**
 * Which questions `q` show a picture, also of a reference; 037-figuras.ts has the indexes. The plus keeps SQLite from
 * reading the row of each: there may be thousands, and the list's own index has all that is asked.
 */
const comFigura = sql<SqlBool>`(+q.id in (
  select id_questao from alternativas where url_imagem is not null
  union all select id_questao from questoes_referencias
    where id_referencia in (select id from referencias where url_imagem is not null)))`

const current = sql<SqlBool>`q.retirada_em is null`
const lacksAnything = sql<SqlBool>`(${sql.join(Object.values(LACKS), sql` or `)})`

/** Which questions `q` are in a state. */
export const IN_ESTADO: Record<Estado, RawBuilder<SqlBool>> = {
  completa: sql`(${current} and q.situacao <> 'anulada' and not ${lacksAnything})`,
  incompleta: sql`(${current} and ${lacksAnything})`,
  sem_resposta: sql`(${current} and ${LACKS.sem_resposta})`,
  texto_quebrado: sql`(${current} and ${LACKS.texto_quebrado})`,
  sem_materia: sql`(${current} and ${LACKS.sem_materia})`,
  sem_numero: sql`(${current} and ${LACKS.sem_numero})`,
  com_figura: sql`(${current} and ${comFigura})`,
  anulada: sql`(${current} and q.situacao = 'anulada')`,
  retirada: sql`(not ${current})`,
}
