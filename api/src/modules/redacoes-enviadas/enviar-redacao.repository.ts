import { divideTema, plainWordsOf, SEM_TITULO } from '@rumo/contract/texto'
import type { NovaRedacaoEnviada } from '@rumo/contract'
import { toSearchText } from '@rumo/contract/search-text'
import { always, ConflictError } from '../../errors.ts'
import { SessionEndedError } from '../../domain/accounts/accounts.errors.ts'
import { TooManyAttemptsError } from '../../domain/accounts/limits/limits.errors.ts'
import { type Limit, waitOf } from '../../domain/accounts/limits/limits.ts'
import { untilNow } from '../../infra/database/until-now.ts'
import { refusing } from '../../infra/database/constraints.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { underLock } from '../../infra/database/lock.ts'
import { isSqlite } from '../../infra/migrations/columns.ts'
import { type Audience, shownRedacoes } from '../../domain/publicacao/published.ts'

/** The author of an essay; the audience decides which themes they see. */
interface Sender {
  id: number
  audience: Audience
}

/** Keeps essays that are sent; `limit` is how many one account may send. */
export function enviarRedacaoRepository(db: Database, limit: Limit) {
  return {
    /**
     * Keeps an essay, or finds the one that was already sent with its `chave`; gives its id. Throws a ConflictError
     * when the theme or the essay to rewrite does not exist, or when another account sent this `chave`, and a
     * TooManyAttemptsError beyond the limit.
     */
    send(nova: NovaRedacaoEnviada, sender: Sender): Promise<number> {
      // One essay at a time for each account, because rewritings are numbered, and an essay that is sent twice at the
      // same time must be kept once.
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
        // The account was removed after the request arrived.
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
      enviada_em: untilNow(nova.enviada_em, now.getTime()),
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

/**
 * A rewriting of an essay of the same account. It keeps the theme of that essay, even if the theme has changed since.
 */
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
 * The theme, and how many correctors an essay on it needs; undefined when the theme was removed. On PostgreSQL, this
 * waits for a removal that is under way, and makes later removals wait.
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

/** The first text of an essay, and all its rewritings. */
export function ofChain(db: Database, idPrimeira: number) {
  return db
    .selectFrom('redacoes_enviadas')
    .where((eb) => eb.or([eb('id', '=', idPrimeira), eb('id_primeira', '=', idPrimeira)]))
}
