import type { RedacaoReferencia } from '@rumo/contract'
import { changeRedacao } from '../../domain/redacoes/change-redacao.ts'
import { changeContent } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import { changedLinks, type LinkChange } from '../../domain/referencias/changed-links.ts'
import {
  linkRedacao,
  textosDasReferencias,
  textosLinked,
} from '../../domain/referencias/link-referencias.ts'
import { refuseBroken } from '../../domain/publicacao/marcacao.ts'
import { type Audience, isPublished, shownRedacoes } from '../../domain/publicacao/published.ts'

export function redacoesReferenciasRepository(db: Database) {
  return {
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
     * Changes the references of one theme as an edit of the theme, and gives its links after that. Undefined when there
     * is no such theme. Throws the errors of `changedLinks` and `textosLinked`, and an InvalidInputError when the theme
     * is published and a text cannot be drawn.
     */
    change(
      id: number,
      change: LinkChange,
      autor: number,
    ): Promise<RedacaoReferencia[] | undefined> {
      return changeContent(db, async (trx) => {
        const depois = await changeRedacao(trx, id, autor, async (antes) => {
          const textos = await textosLinked(trx, change)
          const { links, kept } = changedLinks(antes.referencias, change)
          if (await isPublished(trx, antes.id_prova)) {
            const { instrucoes } = antes
            refuseBroken(textos, { instrucoes, ...textosDasReferencias(kept) })
          }
          await linkRedacao(trx, { id_redacao: id }, links)
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
