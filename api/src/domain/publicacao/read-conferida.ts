import type { ProvaAConferir } from '@rumo/contract/rules'
import { sql } from 'kysely'
import type { Database } from '../../infra/database/db.ts'
import { daColetanea, escritosDe, instrucoesDe, referencia, textosOf } from './escritos.ts'
import { type Budget, problemsOf } from './problemas-dos-escritos.ts'

/** The questions of a prova as `conferirProva` takes them. */
export async function readQuestoes(
  db: Database,
  id_prova: number,
  budget: Budget,
): Promise<ProvaAConferir['questoes']> {
  const questoes = await db
    .selectFrom('questoes')
    .select(['id', 'numero', 'situacao', 'id_materia', 'texto', 'explicacao', 'marcacao_quebrada'])
    .where('id_prova', '=', id_prova)
    .where('retirada_em', 'is', null)
    .orderBy(sql`coalesce(numero, 0)`)
    .orderBy('id')
    .execute()
  const ids = db.selectFrom('questoes').select('id').where('id_prova', '=', id_prova)
  const alternativas = await db
    .selectFrom('alternativas')
    .select(['id_questao', 'texto', 'comentario', 'url_imagem', 'descricao', 'correta'])
    .where('id_questao', 'in', ids)
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('questoes_referencias as l')
    .innerJoin('referencias as r', 'r.id', 'l.id_referencia')
    .select(['l.id_questao as de', ...REFERENCIA_CONFERIDA])
    .where('l.id_questao', 'in', ids)
    .orderBy('l.ordem')
    .execute()
  const alternativasOf = Map.groupBy(alternativas, ({ id_questao }) => id_questao)
  const linksOf = Map.groupBy(links, ({ de }) => de)
  return questoes.map(({ texto, explicacao, marcacao_quebrada, ...questao }) => {
    const own = alternativasOf.get(questao.id) ?? []
    const referencias = linksOf.get(questao.id) ?? []
    const proprios = { textos: textosOf({ texto, explicacao }, own), marcacao_quebrada }
    const problemas = problemsOf([proprios, ...escritosDe(referencias, referencia)], budget)
    return { ...questao, alternativas: own, referencias, problemas }
  })
}

/** The themes of a prova as `conferirProva` takes them. */
export async function readTemas(
  db: Database,
  id_prova: number,
  budget: Budget,
): Promise<ProvaAConferir['temas']> {
  const temas = await db
    .selectFrom('redacoes')
    .select(['id', 'instrucoes'])
    .where('id_prova', '=', id_prova)
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('redacoes_referencias as l')
    .innerJoin('redacoes as d', 'd.id', 'l.id_redacao')
    .innerJoin('referencias as r', 'r.id', 'l.id_referencia')
    .select(['l.id_redacao as de', ...REFERENCIA_CONFERIDA])
    .where('d.id_prova', '=', id_prova)
    .orderBy('l.ordem')
    .execute()
  const linksOf = Map.groupBy(links, ({ de }) => de)
  return temas.map(({ id, instrucoes }) => {
    const referencias = linksOf.get(id) ?? []
    const escritos = [instrucoesDe({ instrucoes }), ...escritosDe(referencias, daColetanea)]
    return { id, referencias, problemas: problemsOf(escritos, budget) }
  })
}

const REFERENCIA_CONFERIDA = [
  'r.titulo',
  'r.legenda',
  'r.informacao_acesso',
  'r.texto',
  'r.url_imagem',
  'r.descricao',
  'r.marcacao_quebrada',
] as const
