import type { RedacaoCompleta, RedacaoEditada } from '@rumo/contract'
import { createJudge, type Judge } from '@rumo/contract/formulas'
import { toSearchText } from '@rumo/contract/search-text'
import { ConflictError, refuseCampos, StaleVersionError } from '../../errors.ts'
import { recordChange } from '../../domain/registro/audit-log.ts'
import { changeRedacao, existingRedacao } from '../../domain/redacoes/change-redacao.ts'
import { refusing } from '../../infra/database/constraints.ts'
import { bumpContentVersion, changeContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { judged, problemasDosTextos } from '../../domain/publicacao/marcacao.ts'
import { isPublished } from '../../domain/publicacao/published.ts'
import type { Owner } from '../../domain/referencias/beside-referencia.ts'
import { removeUnusedReferencias } from '../../domain/referencias/remove-referencias.ts'
import { problemasDasReferencias } from './problemas-das-referencias.repository.ts'
import { linkReferencias } from './write-referencias.repository.ts'

/** Writes whole themes: each in one transaction with its texts and images and the audit log. */
export function edicaoRedacaoRepository(db: Database) {
  /** Runs one change at a time, so that nothing read in the transaction changes before it is written. */
  function changing<Result>(work: (trx: DatabaseTransaction) => Promise<Result>): Promise<Result> {
    const done = changeContent(db, work)
    // Only the prova can be missing here: the references were checked before.
    return refusing(done, {
      foreign_key: () =>
        new ConflictError('prova_inexistente', 'Essa prova não existe.', 'id_prova'),
    })
  }

  return {
    /**
     * Throws a ConflictError when there is no such prova. Throws an InvalidInputError when a reference is gone, or when
     * a text cannot be drawn and the theme is public. So does `change`.
     */
    insert(editada: RedacaoEditada, autor: number): Promise<RedacaoCompleta> {
      return changing(async (trx) => {
        const judge = createJudge()
        await refuseRedacao(trx, editada, judge)
        const id = await insertRecord(trx, 'redacoes', columnsOf(editada, judge))
        await linkReferencias(trx, { id_redacao: id }, editada.referencias, { autor, judge })
        const depois = await existingRedacao(trx, id)
        await recordChange(trx, { ...ofRedacao(id, autor), acao: 'criacao', antes: null, depois })
        await bumpContentVersion(trx)
        return depois
      })
    },

    /**
     * Replaces a theme. Undefined when there is no such theme. Throws a StaleVersionError when the theme, or one of its
     * references, was changed after the caller read it. An update that changes nothing is not logged.
     */
    change(
      id: number,
      editada: RedacaoEditada,
      autor: number,
    ): Promise<RedacaoCompleta | undefined> {
      return changing((trx) =>
        changeRedacao(trx, id, autor, async (antes) => {
          const { versao = antes.versao } = editada
          if (versao !== antes.versao) throw new StaleVersionError()
          const judge = createJudge()
          await refuseRedacao(trx, editada, judge, { self: { id_redacao: id } })
          await trx
            .updateTable('redacoes')
            .set(columnsOf(editada, judge))
            .where('id', '=', id)
            .execute()
          await linkReferencias(trx, { id_redacao: id }, editada.referencias, { autor, judge })
          const before = antes.referencias.map((referencia) => referencia.id)
          await removeUnusedReferencias(trx, before, autor)
        }),
      )
    },
  }
}

function ofRedacao(id_registro: number, autor: number) {
  return { entidade: 'redacoes', id_registro, autor } as const
}

/** Throws an InvalidInputError with all problems of a theme, each beside its field. */
async function refuseRedacao(
  trx: DatabaseTransaction,
  { id_prova, instrucoes, referencias }: RedacaoEditada,
  judge: Judge,
  own: { self?: Owner } = {},
): Promise<void> {
  const isPublica = await isPublished(trx, id_prova)
  refuseCampos({
    ...(isPublica && problemasDosTextos({ instrucoes }, judge)),
    ...(await problemasDasReferencias(trx, referencias, { isPublica, judge, ...own })),
  })
}

function columnsOf({ id_prova, instrucoes }: RedacaoEditada, judge: Judge) {
  return { id_prova, instrucoes, busca: toSearchText(instrucoes), ...judged([instrucoes], judge) }
}
