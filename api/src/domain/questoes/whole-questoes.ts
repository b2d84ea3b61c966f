import type { Alternativa, QuestaoSorteada, Referencia } from '@rumo/contract'
import { groupBy, omit } from 'es-toolkit'
import type { Database } from '../../infra/database/db.ts'
import { ALTERNATIVA, QUESTAO, REFERENCIA } from '../publicacao/published.ts'
import { queryByIds } from '../../infra/database/query-by-ids.ts'
import { origemOf } from './origem.ts'

/**
 * Reads questions with their alternatives and references, whether published or not and retired or not, in no particular
 * order. `pagina_pdf` is null unless the prova, and so its PDF, is published.
 */
export function wholeQuestoes(
  db: Database,
): (ids: readonly number[]) => Promise<QuestaoSorteada[]> {
  const questoesByIds = selectQuestoes(db)
  const alternativasByQuestoes = selectAlternativas(db)
  const referenciasByQuestoes = selectReferencias(db)
  return async (ids) => {
    const questoes = await questoesByIds(ids)
    const alternativas = groupBy(await alternativasByQuestoes(ids), ({ id_questao }) => id_questao)
    const referencias = groupBy(await referenciasByQuestoes(ids), ({ id_questao }) => id_questao)
    return questoes.map((questao) =>
      assemble(questao, alternativas[questao.id] ?? [], referencias[questao.id] ?? []),
    )
  }
}

function selectQuestoes(db: Database) {
  return queryByIds(db, (ids) =>
    db
      .selectFrom('questoes as q')
      .innerJoin('provas as p', 'p.id', 'q.id_prova')
      .leftJoin('materias as m', 'm.id', 'q.id_materia')
      .leftJoin('assuntos as s', 's.id', 'q.id_assunto')
      .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
      .select(QUESTAO)
      .select(['m.nome as nome_materia', 's.nome as nome_assunto', 'p.nome as nome_prova'])
      .select('p.publicada')
      .select(['v.id as id_vestibular', 'v.ano', 'v.semestre'])
      .where('q.id', 'in', ids),
  )
}

function selectAlternativas(db: Database) {
  return queryByIds(db, (ids) =>
    db
      .selectFrom('alternativas as a')
      .select(ALTERNATIVA)
      .where('a.id_questao', 'in', ids)
      .orderBy('a.id_questao')
      .orderBy('a.ordem')
      .orderBy('a.id'),
  )
}

function selectReferencias(db: Database) {
  return queryByIds(db, (ids) =>
    db
      .selectFrom('questoes_referencias as qr')
      .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
      .select(REFERENCIA)
      .select('qr.id_questao')
      .where('qr.id_questao', 'in', ids)
      .orderBy('qr.id_questao')
      .orderBy('qr.ordem')
      .orderBy('r.id'),
  )
}

type QuestaoRow = Awaited<ReturnType<ReturnType<typeof selectQuestoes>>>[number]

/** The columns that belong to the prova, the vestibular, the matéria and the assunto of a question. */
const OF_OTHERS = [
  'nome_materia',
  'nome_assunto',
  'nome_prova',
  'publicada',
  'id_vestibular',
  'ano',
  'semestre',
] as const

function assemble(
  row: QuestaoRow,
  alternativas: Alternativa[],
  referencias: Referencia[],
): QuestaoSorteada {
  const questao = omit(row, OF_OTHERS)
  if (!row.publicada) questao.pagina_pdf = null
  const { id_assunto, nome_assunto } = row
  const assunto =
    id_assunto == null || nome_assunto === null ? null : { id: id_assunto, nome: nome_assunto }
  return { ...questao, alternativas, referencias, ...origemOf(row), assunto }
}
