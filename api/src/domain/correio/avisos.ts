import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { enqueue } from './mail-queue.ts'
import { redacaoCorrigida } from './mensagens.ts'

const THREE_DAYS_MS = 3 * 86_400_000

/** Queues a mail to the author of a corrected essay, if the author wants such mails. */
export async function tellCorrigida(
  trx: DatabaseTransaction,
  idRedacao: number,
  site: string,
  nowMs: number,
): Promise<void> {
  const wanted = await trx
    .selectFrom('redacoes_enviadas as r')
    .innerJoin('avisos_por_email as a', 'a.id_usuario', 'r.id_usuario')
    .innerJoin('usuarios as u', 'u.id', 'r.id_usuario')
    .select(['u.id', 'u.email', 'a.chave'])
    .where('r.id', '=', idRedacao)
    .where('a.redacao_corrigida', '=', true)
    .executeTakeFirst()
  if (!wanted) return
  const mail = {
    ...redacaoCorrigida(site, idRedacao, wanted.chave),
    id_usuario: wanted.id,
    para: wanted.email,
    chave_de_saida: wanted.chave,
    vence_em: new Date(nowMs + THREE_DAYS_MS).toISOString(),
  }
  await enqueue(trx, mail, nowMs)
}
