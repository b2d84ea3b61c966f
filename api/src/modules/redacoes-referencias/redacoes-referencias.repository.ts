import type { RedacaoReferencia } from '@rumo/contract'
import { changeRedacao } from '../../infra/change-redacao.ts'
import { lockContent } from '../../infra/content-version.ts'
import type { Database } from '../../infra/db.ts'
import {
  changedLinks,
  linkRedacao,
  type LinkChange,
  refuseUnfitReferencia,
} from '../../infra/link-referencias.ts'
import { type Audience, isPublished, shownRedacoes } from '../../infra/published.ts'

export type RedacoesReferenciasRepository = ReturnType<typeof redacoesReferenciasRepository>

export function redacoesReferenciasRepository(db: Database) {
  return {
    /** The links of every theme of a prova that is there for the audience. */
    list(audience: Audience): Promise<RedacaoReferencia[]> {
      return shownRedacoes(db, audience)
        .innerJoin('redacoes_referencias as rr', 'rr.id_redacao', 'rd.id')
        .select(['rd.id', 'rr.id_redacao', 'rr.id_referencia', 'rr.ordem'])
        .orderBy('rr.id_redacao')
        .orderBy('rr.ordem')
        .orderBy('rr.id_referencia')
        .execute()
    },

    /**
     * Changes the links of one theme, as any change of it, and gives what it has then. Undefined where it is not there;
     * throws as `changedLinks` and `refuseUnfitReferencia` do.
     */
    change(
      id: number,
      change: LinkChange,
      autor: number,
    ): Promise<RedacaoReferencia[] | undefined> {
      return db.transaction().execute(async (trx) => {
        await lockContent(trx)
        const depois = await changeRedacao(trx, id, autor, async (antes) => {
          const isPublica = await isPublished(trx, antes.id_prova)
          if (change.verb !== 'remove') await refuseUnfitReferencia(trx, change.id, isPublica)
          const ids = antes.referencias.map((referencia) => referencia.id)
          await linkRedacao(trx, { id_redacao: id }, changedLinks(ids, change))
        })
        return depois?.referencias.map(({ id: id_referencia }, ordem) => ({
          id,
          id_redacao: id,
          id_referencia,
          ordem,
        }))
      })
    },
  }
}
