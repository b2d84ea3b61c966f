import { uniq } from 'es-toolkit'
import { recordChange } from '../registro/audit-log.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { REDACAO } from '../publicacao/published.ts'
import { removeUnusedReferencias } from '../referencias/remove-referencias.ts'
import { takeRetratos } from '../registro/take-retratos.ts'
import { heldQuestoes, retireQuestoes } from '../tentativas/retire.ts'
import { questoesToRemove } from './questoes-to-remove.ts'

export interface Removed {
  /** The addresses of the files to which the removed records referred. */
  addresses: string[]
  /** Whether the prova itself must stay, because students answered its questions or did it as a simulado. */
  isHeld: boolean
}

/**
 * Removes the questions and themes of a prova, and the texts and figures that nothing else uses. The audit log keeps
 * all of them. Questions that students answered are retired instead.
 */
export async function removeContents(
  trx: DatabaseTransaction,
  idProva: number,
  autor: number,
): Promise<Removed> {
  const held = await heldQuestoes(trx, await idsOfQuestoes(trx, idProva))
  const questoes = await questoesToRemove(trx, idProva, held)
  const redacoes = await trx
    .selectFrom('redacoes as rd')
    .select(REDACAO)
    .where('rd.id_prova', '=', idProva)
    .orderBy('rd.id')
    .execute()
  const ofRedacoes = await trx
    .selectFrom('redacoes_referencias as rr')
    .innerJoin('redacoes as rd', 'rd.id', 'rr.id_redacao')
    .select('rr.id_referencia as id')
    .where('rd.id_prova', '=', idProva)
    .execute()
  const retratos = {
    questoes: await takeRetratos(trx, 'questoes', idsIn(questoes.map(({ questao }) => questao))),
    redacoes: await takeRetratos(trx, 'redacoes', idsIn(redacoes)),
  }
  await retireQuestoes(trx, held, { autor, isParte: true })
  await trx
    .deleteFrom('questoes')
    .where('id_prova', '=', idProva)
    .$if(held.length > 0, (query) => query.where('id', 'not in', held))
    .execute()
  await trx.deleteFrom('redacoes').where('id_prova', '=', idProva).execute()
  const removal = { autor, acao: 'exclusao', depois: null, isParte: true } as const
  for (const antes of questoes) {
    const { id } = antes.questao
    const retrato = retratos.questoes.get(id)
    await recordChange(trx, { ...removal, entidade: 'questoes', id_registro: id, antes, retrato })
  }
  for (const antes of redacoes) {
    const { id } = antes
    const retrato = retratos.redacoes.get(id)
    await recordChange(trx, { ...removal, entidade: 'redacoes', id_registro: id, antes, retrato })
  }
  const named = [...questoes.flatMap(({ referencias }) => referencias), ...ofRedacoes]
  const ids = uniq(idsIn(named))
  const ofReferencias = await removeUnusedReferencias(trx, ids, autor)
  const alternativas = questoes.flatMap((questao) => questao.alternativas)
  return {
    addresses: [...alternativas.flatMap(({ url_imagem }) => url_imagem ?? []), ...ofReferencias],
    isHeld: held.length > 0 || (await isSimulated(trx, idProva)),
  }
}

function idsIn(records: readonly { id: number }[]): number[] {
  return records.map(({ id }) => id)
}

async function idsOfQuestoes(trx: DatabaseTransaction, idProva: number): Promise<number[]> {
  const rows = trx.selectFrom('questoes').select('id').where('id_prova', '=', idProva)
  return idsIn(await rows.execute())
}

/** Checked apart from the questions, because those of a simulado may have been moved to another prova since. */
async function isSimulated(trx: DatabaseTransaction, idProva: number): Promise<boolean> {
  const simulado = trx.selectFrom('simulados').select('id').where('id_prova', '=', idProva).limit(1)
  return (await simulado.executeTakeFirst()) !== undefined
}
