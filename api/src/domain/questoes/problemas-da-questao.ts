import type { QuestaoCompleta } from '@rumo/contract'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { textosDasReferencias } from '../referencias/link-referencias.ts'
import type { Textos } from '../publicacao/marcacao.ts'
import { problemaDoAssunto } from './assunto-da-questao.ts'

interface Placed {
  id_prova: number
  id_materia?: number | null | undefined
  id_assunto?: number | null | undefined
  numero?: number | null | undefined
}

interface Alternativa {
  texto?: string | null | undefined
  comentario?: string | null | undefined
}

/**
 * The problems of a question in its prova, by its fields: a missing prova or matéria, an assunto that is not of its
 * matéria, or a number that another question has. A problem that the question already had (`antes`) is accepted here,
 * and reported when the prova is published.
 */
export async function problemasDoLugar(
  trx: DatabaseTransaction,
  questao: Placed,
  antes?: QuestaoCompleta['questao'],
): Promise<Record<string, string>> {
  const { id_prova, id_materia } = questao
  const isGone = async (table: 'provas' | 'materias', id: number) =>
    !(await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst())
  const id_assunto = await problemaDoAssunto(trx, questao)
  return {
    ...((await isGone('provas', id_prova)) && { id_prova: 'Essa prova não existe mais.' }),
    ...(id_materia != null &&
      (await isGone('materias', id_materia)) && { id_materia: 'Essa matéria não existe mais.' }),
    ...(id_assunto !== undefined && { id_assunto }),
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

/** The texts of alternatives, by their fields. */
export function textosDasAlternativas(alternativas: readonly Alternativa[]): Textos {
  return Object.fromEntries(
    alternativas.flatMap(({ texto, comentario }, place) => [
      [`alternativas.${place}.texto`, texto],
      [`alternativas.${place}.comentario`, comentario],
    ]),
  )
}

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
