import type { QuestaoCompleta } from '@rumo/contract'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { textosDasReferencias } from '../referencias/link-referencias.ts'
import type { Textos } from '../publicacao/marcacao.ts'

interface Placed {
  id_prova: number
  id_materia?: number | null | undefined
  numero?: number | null | undefined
}

interface Alternativa {
  texto?: string | null | undefined
  comentario?: string | null | undefined
}

/**
 * What speaks against a question where it is put, by its fields: a prova or a matéria that is not there, and a number that
 * another of the prova has. What was so before (`antes`) stays: it is told when the prova is to be published.
 */
export async function problemasDoLugar(
  trx: DatabaseTransaction,
  questao: Placed,
  antes?: QuestaoCompleta['questao'],
): Promise<Record<string, string>> {
  const { id_prova, id_materia } = questao
  const isGone = async (table: 'provas' | 'materias', id: number) =>
    !(await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst())
  return {
    ...((await isGone('provas', id_prova)) && { id_prova: 'Essa prova não existe mais.' }),
    ...(id_materia != null &&
      (await isGone('materias', id_materia)) && { id_materia: 'Essa matéria não existe mais.' }),
    ...(await takenNumero(trx, questao, antes)),
  }
}

async function takenNumero(
  trx: DatabaseTransaction,
  { id_prova, numero }: Placed,
  antes?: QuestaoCompleta['questao'],
): Promise<Record<string, string>> {
  if (numero == null || antes?.retirada_em) return {}
  if (antes?.numero === numero && antes.id_prova === id_prova) return {}
  const other = trx
    .selectFrom('questoes')
    .select('id')
    .where('id_prova', '=', id_prova)
    .where('numero', '=', numero)
    .where('retirada_em', 'is', null)
  if (!(await other.executeTakeFirst())) return {}
  return { numero: `Já há uma questão ${numero} nesta prova.` }
}

/** What alternatives say, by their places. */
export function textosDasAlternativas(alternativas: readonly Alternativa[]): Textos {
  return Object.fromEntries(
    alternativas.flatMap(({ texto, comentario }, place) => [
      [`alternativas.${place}.texto`, texto],
      [`alternativas.${place}.comentario`, comentario],
    ]),
  )
}

/** All that a question shows, with its alternatives and references. */
export function textosDaQuestao({
  questao,
  alternativas,
  referencias,
}: Pick<QuestaoCompleta, 'alternativas' | 'referencias'> & {
  questao: Pick<QuestaoCompleta['questao'], 'texto' | 'explicacao'>
}): Textos {
  const { texto, explicacao } = questao
  return {
    texto,
    explicacao,
    ...textosDasAlternativas(alternativas),
    ...textosDasReferencias(referencias),
  }
}
