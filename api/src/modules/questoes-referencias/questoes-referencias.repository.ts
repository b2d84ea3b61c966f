import type { QuestaoReferencia } from '@rumo/contract'
import { sql } from 'kysely'
import { changeContent } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { changedLinks, type LinkChange } from '../../domain/referencias/changed-links.ts'
import { linkQuestao, textosLinked } from '../../domain/referencias/link-referencias.ts'
import { refuseBroken } from '../../domain/publicacao/marcacao.ts'
import { type Audience, isPublished, currentQuestoes } from '../../domain/publicacao/published.ts'
import { changeQuestao } from '../../domain/questoes/change-questao.ts'
import { textosDaQuestao } from '../../domain/questoes/problemas-da-questao.ts'

export function questoesReferenciasRepository(db: Database) {
  return {
    /**
     * The links of every question that the audience sees, without retired questions. A question without references has
     * one row whose `id_referencia` is null.
     */
    list(audience: Audience): Promise<QuestaoReferencia[]> {
      return currentQuestoes(db, audience)
        .leftJoin('questoes_referencias as qr', 'qr.id_questao', 'q.id')
        .select(['q.id', 'q.id as id_questao', 'qr.id_referencia'])
        .select((eb) => eb.fn.coalesce('qr.ordem', sql.lit(0)).as('ordem'))
        .orderBy('q.id')
        .orderBy('qr.ordem')
        .orderBy('qr.id_referencia')
        .execute()
    },

    /**
     * Changes the references of one question as an edit of the question, and gives its links after that. Undefined when
     * there is no such question. Throws the errors of `changedLinks` and `textosLinked`, and an InvalidInputError when
     * the question is published and a text cannot be drawn.
     */
    change(
      id: number,
      change: LinkChange,
      autor: number,
    ): Promise<QuestaoReferencia[] | undefined> {
      return changeContent(db, async (trx) => {
        const depois = await changeQuestao(trx, id, autor, async (antes) => {
          const textos = await textosLinked(trx, change)
          const { links, kept } = changedLinks(antes.referencias, change)
          if (await isPublished(trx, antes.questao.id_prova)) {
            refuseBroken(textos, textosDaQuestao({ ...antes, referencias: kept }))
          }
          await linkQuestao(trx, { id_questao: id }, links)
        })
        return depois?.referencias.map(({ id: id_referencia }, ordem) => ({
          id,
          id_questao: id,
          id_referencia,
          ordem,
        }))
      })
    },
  }
}
