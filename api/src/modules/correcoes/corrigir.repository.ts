import type { Correcao, MudancasDeCorrecao } from '@rumo/contract'
import { maximoOf, missingNotas, notaOf, RUBRICAS } from '@rumo/contract/rules'
import { isEqual, pick } from 'es-toolkit'
import { ConflictError, InvalidInputError, StaleVersionError } from '../../errors.ts'
import { ForbiddenError } from '../../domain/accounts/accounts.errors.ts'
import { recordChange } from '../../domain/registro/audit-log.ts'
import { estadoOf, refreshEstado } from '../../domain/redacoes/correcoes.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { lockEssay } from './begin-correcao.repository.ts'
import { changeConteudo, problemsOf } from './conteudo.ts'
import { findCorrecao } from './correcoes.repository.ts'
import { askForThird } from './duas-correcoes.ts'
import { MissingNotasError } from './missing-notas.ts'

/** Runs when an essay's last correction is delivered, in the same transaction. */
type OnCorrigida = (trx: DatabaseTransaction, idRedacao: number) => Promise<void>
type Write = (trx: DatabaseTransaction, correcao: Correcao) => Promise<void>

/**
 * Writes corrections; only the corrector may write their own. Changes give undefined when there is no such correction.
 * They throw a ForbiddenError for another corrector's correction, a ConflictError once the correction is delivered, and
 * a StaleVersionError when `versao` is not the stored one.
 */
export function corrigirRepository(db: Database, onCorrigida: OnCorrigida) {
  const changing = (
    id: number,
    caller: { autor: number; versao?: number | undefined },
    write: Write,
  ) => changeInWork(db, id, caller, write, onCorrigida)

  return {
    /**
     * Throws an InvalidInputError for grades that the rubric does not have, and for remarks beyond the end of the text.
     */
    change(
      id: number,
      { versao, ...changes }: MudancasDeCorrecao,
      autor: number,
    ): Promise<Correcao | undefined> {
      return changing(id, { autor, versao }, async (trx, correcao) => {
        const before = pick(correcao, ['rubrica', 'notas', 'anotacoes', 'parecer'])
        const after = changeConteudo(before, changes)
        const campos = problemsOf(after, correcao.redacao_enviada.texto.length)
        if (Object.keys(campos).length > 0) throw new InvalidInputError(campos)
        if (isEqual(before, after)) return
        if (before.rubrica !== after.rubrica) refuseOtherRubrica(correcao)
        await trx
          .updateTable('correcoes')
          .set({
            ...after,
            notas: JSON.stringify(after.notas),
            anotacoes: JSON.stringify(after.anotacoes),
            versao: correcao.versao + 1,
          })
          .where('id', '=', id)
          .execute()
      })
    },

    /** Throws a MissingNotasError when a criterion has no grade. */
    deliver(id: number, versao: number | undefined, autor: number): Promise<Correcao | undefined> {
      return changing(id, { autor, versao }, (trx, correcao) => deliverIn(trx, correcao, autor))
    },

    /** Removes a correction that is not delivered. */
    remove(id: number, autor: number): Promise<Correcao | undefined> {
      return changing(id, { autor }, async (trx, correcao) => {
        await trx.deleteFrom('correcoes').where('id', '=', id).execute()
        await record(trx, { id, autor, acao: 'exclusao', antes: traceOf(correcao), depois: null })
      })
    },
  }
}

/** Delivers a correction that is known to be in work and the caller's own. */
async function deliverIn(
  trx: DatabaseTransaction,
  correcao: Correcao,
  autor: number,
): Promise<void> {
  const { id } = correcao
  const rubrica = RUBRICAS[correcao.rubrica]
  const nota = notaOf(rubrica, correcao.notas)
  if (nota === null) throw new MissingNotasError(missingNotas(rubrica, correcao.notas))
  const entregue_em = new Date().toISOString()
  await trx
    .updateTable('correcoes')
    .set({ nota, maximo: maximoOf(rubrica), entregue_em, versao: correcao.versao + 1 })
    .where('id', '=', id)
    .execute()
  await askForThird(trx, correcao.redacao_enviada)
  const antes = traceOf(correcao)
  await record(trx, {
    id,
    autor,
    acao: 'alteracao',
    antes,
    depois: { ...antes, entregue_em },
  })
}

/** Refuses another rubric than the other correctors', because grades by two rubrics cannot be compared. */
function refuseOtherRubrica({ redacao_enviada: { rubrica = null } }: Correcao): void {
  if (rubrica === null) return
  throw new ConflictError(
    'rubrica_de_outra_correcao',
    'Outra pessoa já corrige esta redação pela rubrica de antes: as correções usam a mesma.',
    'rubrica',
  )
}

/**
 * Changes a correction in work. The essay is locked, so that nothing read here changes before the end of the
 * transaction.
 */
function changeInWork(
  db: Database,
  id: number,
  { autor, versao }: { autor: number; versao?: number | undefined },
  write: Write,
  onCorrigida: OnCorrigida,
): Promise<Correcao | undefined> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('correcoes')
      .select('id_redacao_enviada')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) return undefined
    await lockEssay(trx, known.id_redacao_enviada)
    const correcao = await findCorrecao(trx, id)
    if (!correcao) return undefined
    refuseUnlessOwn(correcao, autor)
    if (versao !== undefined && versao !== correcao.versao) throw new StaleVersionError()
    const essay = correcao.redacao_enviada.id
    const before = await estadoOf(trx, essay)
    await write(trx, correcao)
    await refreshEstado(trx, [essay])
    const after = await estadoOf(trx, essay)
    if (after === 'corrigida' && before !== after) await onCorrigida(trx, essay)
    return (await findCorrecao(trx, id)) ?? correcao
  })
}

function refuseUnlessOwn({ corretor, entregue_em }: Correcao, autor: number): void {
  if (corretor?.id !== autor) throw new ForbiddenError()
  if (entregue_em === null) return
  throw new ConflictError(
    'correcao_entregue',
    'Esta correção já foi entregue e não pode mais ser mudada.',
  )
}

/**
 * What the log keeps of a correction. Its texts are left out: they are deleted with the account that wrote the essay.
 */
function traceOf({ id, rubrica, redacao_enviada, entregue_em }: Correcao) {
  return { id, id_redacao_enviada: redacao_enviada.id, rubrica, entregue_em }
}

async function record(
  trx: DatabaseTransaction,
  {
    id,
    ...change
  }: { id: number } & Pick<
    Parameters<typeof recordChange>[1],
    'autor' | 'acao' | 'antes' | 'depois'
  >,
): Promise<void> {
  await recordChange(trx, { ...change, entidade: 'correcoes', id_registro: id })
}
