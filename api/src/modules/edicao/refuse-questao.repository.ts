import type { QuestaoCompleta, QuestaoEditada } from '@rumo/contract'
import type { Judge } from '@rumo/contract/formulas'
import { mapKeys } from 'es-toolkit'
import { refuseCampos } from '../../errors.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { problemasDosTextos } from '../../domain/publicacao/marcacao.ts'
import { isPublished } from '../../domain/publicacao/published.ts'
import {
  problemasDoLugar,
  textosDasAlternativas,
} from '../../domain/questoes/problemas-da-questao.ts'
import { problemasDasReferencias } from './problemas-das-referencias.repository.ts'

type Campos = Record<string, string>

interface Given {
  judge: Judge
  /** The stored question; absent for a new one. */
  antes?: QuestaoCompleta
}

/**
 * Throws an InvalidInputError with all problems of a question, by field: a named record that is gone, a number that is
 * taken and, in a published prova, a text that cannot be drawn.
 */
export async function refuseQuestao(
  trx: DatabaseTransaction,
  editada: QuestaoEditada,
  { judge, antes }: Given,
): Promise<void> {
  const isPublica = await isPublished(trx, editada.questao.id_prova)
  const self = antes && { self: { id_questao: antes.questao.id } }
  const lugar = await problemasDoLugar(trx, editada.questao, antes?.questao)
  refuseCampos({
    ...mapKeys(lugar, (_problem, field) => `questao.${field}`),
    ...foreignAlternativas(editada, antes?.alternativas ?? []),
    ...(isPublica && problemasDosTextos(textosOf(editada), judge)),
    ...(await problemasDasReferencias(trx, editada.referencias, { isPublica, judge, ...self })),
  })
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
    ...textosDasAlternativas(alternativas),
    'questao.explicacao': questao.explicacao,
  }
}
