import type { QuestaoCompleta, QuestaoEditada } from '@rumo/contract'
import type { Judge } from '@rumo/contract/formulas'
import { refuseCampos } from '../../errors.ts'
import type { DatabaseTransaction } from '../../infra/db.ts'
import { problemasDosTextos } from '../../infra/marcacao.ts'
import { isPublished } from '../../infra/published.ts'
import { problemasDasReferencias } from './problemas-das-referencias.repository.ts'

type Campos = Record<string, string>

interface Given {
  judge: Judge
  /** The question as it is; none where it is new. */
  antes?: QuestaoCompleta
}

/**
 * Throws an InvalidInputError with all that speaks against a question, each beside its field: what it names and is not
 * there, a number that is taken, and where everybody is to see it, what cannot be drawn.
 */
export async function refuseQuestao(
  trx: DatabaseTransaction,
  editada: QuestaoEditada,
  { judge, antes }: Given,
): Promise<void> {
  const isPublica = await isPublished(trx, editada.questao.id_prova)
  refuseCampos({
    ...(await whatIsGone(trx, editada)),
    ...(await takenNumero(trx, editada, antes?.questao)),
    ...foreignAlternativas(editada, antes?.alternativas ?? []),
    ...(isPublica && problemasDosTextos(textosOf(editada), judge)),
    ...(await problemasDasReferencias(trx, editada.referencias, { isPublica, judge })),
  })
}

async function whatIsGone(
  trx: DatabaseTransaction,
  { questao: { id_prova, id_materia } }: QuestaoEditada,
): Promise<Campos> {
  const isGone = async (table: 'provas' | 'materias', id: number) =>
    !(await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst())
  return {
    ...((await isGone('provas', id_prova)) && {
      'questao.id_prova': 'Essa prova não existe mais.',
    }),
    ...(id_materia != null &&
      (await isGone('materias', id_materia)) && {
        'questao.id_materia': 'Essa matéria não existe mais.',
      }),
  }
}

/** What was so before (`antes`) stays: it is told when the prova is to be published. */
async function takenNumero(
  trx: DatabaseTransaction,
  { questao: { id_prova, numero } }: QuestaoEditada,
  antes?: QuestaoCompleta['questao'],
): Promise<Campos> {
  if (numero == null || antes?.retirada_em) return {}
  if (antes?.numero === numero && antes.id_prova === id_prova) return {}
  const other = trx
    .selectFrom('questoes')
    .select('id')
    .where('id_prova', '=', id_prova)
    .where('numero', '=', numero)
    .where('retirada_em', 'is', null)
  if (!(await other.executeTakeFirst())) return {}
  return { 'questao.numero': `Já há uma questão ${numero} nesta prova.` }
}

function foreignAlternativas(
  { alternativas }: QuestaoEditada,
  own: readonly { id: number }[],
): Campos {
  const known = new Set<number | undefined>(own.map(({ id }) => id)).add(undefined)
  return Object.fromEntries(
    alternativas.flatMap(({ id }, place) =>
      known.has(id)
        ? []
        : [[`alternativas.${place}.id`, 'Essa alternativa não é mais desta questão.']],
    ),
  )
}

function textosOf({ questao, alternativas }: QuestaoEditada) {
  return {
    'questao.texto': questao.texto,
    ...Object.fromEntries(
      alternativas.flatMap(({ texto, comentario }, place) => [
        [`alternativas.${place}.texto`, texto],
        [`alternativas.${place}.comentario`, comentario],
      ]),
    ),
    'questao.explicacao': questao.explicacao,
  }
}
