import { divideTema, plainWordsOf, SEM_TITULO } from '@rumo/contract/texto'
import type { NovaRedacaoEnviada } from '@rumo/contract'
import { toSearchText } from '@rumo/contract/search-text'
import { always, ConflictError } from '../../errors.ts'
import { SessionEndedError } from '../../domain/accounts/accounts.errors.ts'
import { TooManyAttemptsError } from '../../domain/accounts/limits/limits.errors.ts'
import { type Limit, waitOf } from '../../domain/accounts/limits/limits.ts'
import { refusing } from '../../infra/database/constraints.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { underLock } from '../../infra/database/lock.ts'
import { isSqlite } from '../../infra/migrations/columns.ts'
import { type Audience, shownRedacoes } from '../../domain/publicacao/published.ts'

/** The author of an essay, and the audience they belong to. */
interface Sender {
  id: number
  audience: Audience
}

/** `limit` is how many essays one account may send. */
export function enviarRedacaoRepository(db: Database, limit: Limit) {
  return {
    /**
     * Keeps an essay, or finds the one that was sent with its `chave`; gives its id. Throws a ConflictError
     * where there is no such theme or essay to write again, or another account has sent it, and a
     * TooManyAttemptsError beyond the limit.
     */
    send(nova: NovaRedacaoEnviada, sender: Sender): Promise<number> {
      // One at a time for each account: rewritings are numbered, and an essay that is sent twice at once is one.
      const sending = underLock(db, `redacoes enviadas ${sender.id}`, async (trx) => {
        const known = await findByChave(trx, nova.chave)
        if (known?.id_usuario === sender.id) return known.id
        if (known) throw new OtherAccountError()
        const now = new Date()
        await refuseTooMany(trx, sender.id, limit, now)
        return insert(trx, nova, sender, now)
      })
      return refusing(sending, {
        unique: () => new OtherAccountError(),
        // The account was removed since its call came in.
        foreign_key: () => new SessionEndedError(),
      })
    },
  }
}

async function insert(
  trx: DatabaseTransaction,
  nova: NovaRedacaoEnviada,
  sender: Sender,
  now: Date,
): Promise<number> {
  const { id_redacao, ...source } =
    nova.id_anterior === undefined
      ? await firstOn(trx, nova.id_redacao ?? 0, sender.audience)
      : await nextOf(trx, nova.id_anterior, sender.id)
  const tema = await keepRedacao(trx, id_redacao)
  const { id } = await trx
    .insertInto('redacoes_enviadas')
    .values({
      ...source,
      id_redacao: tema?.id ?? null,
      corretores: tema?.corretores ?? 1,
      id_usuario: sender.id,
      chave: nova.chave,
      texto: nova.texto,
      enviada_em: notAfter(nova.enviada_em, now),
      recebida_em: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** 409: an essay belongs to the account that sent it first. */
class OtherAccountError extends always(
  ConflictError,
  'redacao_de_outra_conta',
  'Esta redação já foi enviada por outra conta.',
) {}

function findByChave(trx: DatabaseTransaction, chave: string) {
  return trx
    .selectFrom('redacoes_enviadas')
    .select(['id', 'id_usuario'])
    .where('chave', '=', chave)
    .executeTakeFirst()
}

async function refuseTooMany(
  trx: DatabaseTransaction,
  idUsuario: number,
  limit: Limit,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - limit.minutes * 60_000).toISOString()
  const rows = await trx
    .selectFrom('redacoes_enviadas')
    .select('recebida_em')
    .where('id_usuario', '=', idUsuario)
    .where('recebida_em', '>', since)
    .execute()
  const times = rows.map(({ recebida_em }) => Date.parse(recebida_em))
  const waitS = waitOf(limit, times, now.getTime())
  if (waitS !== undefined) throw new TooManyAttemptsError(waitS)
}

/** The first text on a theme. */
async function firstOn(trx: DatabaseTransaction, idRedacao: number, audience: Audience) {
  const tema = await shownRedacoes(trx, audience)
    .select('rd.instrucoes')
    .where('rd.id', '=', idRedacao)
    .executeTakeFirst()
  if (!tema) {
    throw new ConflictError('redacao_inexistente', 'Esse tema não existe mais.', 'id_redacao')
  }
  const titulo = plainWordsOf(divideTema(tema.instrucoes)?.titulo ?? SEM_TITULO)
  return {
    id_redacao: idRedacao,
    titulo,
    busca: toSearchText(titulo),
    instrucoes: tema.instrucoes,
    id_primeira: null,
    reescrita: 0,
  }
}

/** The next text after another of the same account: its theme stays what it was, whatever became of it since. */
async function nextOf(trx: DatabaseTransaction, idAnterior: number, idUsuario: number) {
  const anterior = await trx
    .selectFrom('redacoes_enviadas')
    .select(['id', 'id_primeira', 'id_redacao', 'titulo', 'busca', 'instrucoes'])
    .where('id', '=', idAnterior)
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst()
  if (!anterior) {
    throw new ConflictError(
      'redacao_enviada_inexistente',
      'A redação que foi reescrita não está nesta conta.',
      'id_anterior',
    )
  }
  const { id, ...same } = anterior
  const id_primeira = same.id_primeira ?? id
  const { last } = await ofChain(trx, id_primeira)
    .select(({ fn }) => fn.max('reescrita').as('last'))
    .executeTakeFirstOrThrow()
  return { ...same, id_primeira, reescrita: last + 1 }
}

/**
 * The theme, and how many are to correct what is written on it; undefined where it was removed since. PostgreSQL waits
 * for one that is being removed, and keeps others.
 */
function keepRedacao(trx: DatabaseTransaction, id: number | null) {
  return trx
    .selectFrom('redacoes as rd')
    .innerJoin('provas as p', 'p.id', 'rd.id_prova')
    .select(['rd.id', 'p.corretores'])
    .where('rd.id', '=', id)
    .$if(!isSqlite(trx), (query) => query.forKeyShare('rd'))
    .executeTakeFirst()
}

/** All that were written of the same. */
export function ofChain(db: Database, idPrimeira: number) {
  return db
    .selectFrom('redacoes_enviadas')
    .where((eb) => eb.or([eb('id', '=', idPrimeira), eb('id_primeira', '=', idPrimeira)]))
}

/** An instant in the future comes from a device whose clock is ahead. */
function notAfter(instant: string, now: Date): string {
  return new Date(Math.min(Date.parse(instant), now.getTime())).toISOString()
}
