import { LETRAS, type QuestaoEditada } from '@rumo/contract'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'

/**
 * Writes the alternatives in their order, named by the letters. Alternatives in `before` keep their ids, or are deleted
 * when they are not sent back.
 */
export async function writeAlternativas(
  trx: DatabaseTransaction,
  id_questao: number,
  { alternativas }: QuestaoEditada,
  before: readonly { id: number }[],
): Promise<void> {
  const kept = new Set(alternativas.map(({ id }) => id))
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id))
  if (gone.length > 0) await trx.deleteFrom('alternativas').where('id', 'in', gone).execute()
  for (const [ordem, { id, ...alternativa }] of alternativas.entries()) {
    const values = {
      nome: LETRAS[ordem] ?? '',
      texto: alternativa.texto ?? '',
      correta: alternativa.correta,
      comentario: alternativa.comentario ?? null,
      url_imagem: alternativa.url_imagem ?? null,
      descricao: alternativa.descricao ?? null,
      largura: alternativa.largura ?? null,
      altura: alternativa.altura ?? null,
      ordem,
    }
    if (id === undefined) await insertRecord(trx, 'alternativas', { ...values, id_questao })
    else await trx.updateTable('alternativas').set(values).where('id', '=', id).execute()
  }
}
