import type { CadernoDeExame } from '@rumo/contract'
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { underLock } from '../../infra/database/lock.ts'
import type { PaginaGuardada } from '../../domain/leitura/keep-pictures.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { nameFiles, namesIn } from './arquivos-nomeados.ts'
import { writeRascunho } from './importacoes.repository.ts'

/** How long a server holds an import since it last renewed its claim. */
export const CLAIM_MS = 30_000
/** The first reading, and two more by servers that take it over. */
const MAX_LEITURAS = 3
const INTERRUPTED =
  'A leitura desta prova foi interrompida três vezes. Tente de novo; se acontecer outra vez, envie outra versão do PDF.'

/** An import whose turn it is. */
export type Claimed = Pick<
  Selectable<Tables['importacoes']>,
  'id' | 'url_arquivo' | 'url_gabarito' | 'gabarito'
>

type Andamento = Pick<Selectable<Tables['importacoes']>, 'etapa' | 'feitas' | 'total'>

export type QueueRepository = ReturnType<typeof queueRepository>

/** The queue of PDFs for one server, by its name; other servers read of the same one. */
export function queueRepository(db: Database, servidor: string, nowMs: () => number = Date.now) {
  const now = () => new Date(nowMs()).toISOString()
  const until = () => new Date(nowMs() + CLAIM_MS).toISOString()

  /** The import that this server reads, unless it was cancelled. */
  const own = (trx: Database, id: number) =>
    reading(trx).where('id', '=', id).where('servidor', '=', servidor)

  return {
    /**
     * Claims the next one for this server: the oldest that waits, or one whose server has not renewed its claim.
     * One that was taken over twice is refused. Undefined where none waits.
     */
    async claim(): Promise<Claimed | undefined> {
      // Mostly none waits: checked without a lock.
      if (!(await findWaiting(db, now()))) return undefined
      return underLock(db, 'importacoes', async (trx) => {
        await refuseAbandoned(trx, now())
        const next = await findWaiting(trx, now())
        if (!next) return undefined
        await trx
          .updateTable('importacoes')
          .set({ estado: 'lendo', servidor, reservada_ate: until(), atualizada_em: now() })
          .set({ etapa: null, feitas: 0, total: 0 })
          .set(({ eb }) => ({ leituras: eb('leituras', '+', 1) }))
          .where('id', '=', next.id)
          .execute()
        return next
      })
    },

    /** Renews the claim and writes the progress; false where this server no longer holds it. */
    async renew(id: number, andamento: Andamento): Promise<boolean> {
      const { numUpdatedRows } = await own(db, id)
        .set({ ...andamento, reservada_ate: until() })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Gives it back unread, because this server stops. It does not count as a reading. */
    async release(id: number): Promise<void> {
      await own(db, id)
        .set({ estado: 'na_fila', servidor: null, etapa: null })
        .set(({ eb }) => ({ leituras: eb('leituras', '-', 1) }))
        .execute()
    },

    async refuse(id: number, mensagem: string): Promise<void> {
      await own(db, id)
        .set({ estado: 'recusada', mensagem, etapa: null, atualizada_em: now() })
        .execute()
    },

    /** Writes what was read as a draft, unless this server no longer holds it. */
    async finish(
      id: number,
      rascunho: CadernoDeExame,
      paginas: readonly PaginaGuardada[],
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const row = await own(trx, id)
          .set({ estado: 'em_revisao', servidor: null, etapa: null })
          .set({ paginas: JSON.stringify(paginas) })
          .returning(['url_arquivo', 'url_gabarito'])
          .executeTakeFirst()
        if (!row) return
        await writeRascunho(trx, id, rascunho)
        await nameFiles(trx, id, namesIn(row, paginas, rascunho))
      })
    },
  }
}

function reading(db: Database) {
  return db.updateTable('importacoes').where('estado', '=', 'lendo')
}

function findWaiting(db: Database, now: string): Promise<Claimed | undefined> {
  return db
    .selectFrom('importacoes')
    .select(['id', 'url_arquivo', 'url_gabarito', 'gabarito'])
    .where((eb) =>
      eb.or([
        eb('estado', '=', 'na_fila'),
        eb.and([eb('estado', '=', 'lendo'), eb('reservada_ate', '<', now)]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

async function refuseAbandoned(trx: DatabaseTransaction, now: string): Promise<void> {
  await reading(trx)
    .where('reservada_ate', '<', now)
    .where('leituras', '>=', MAX_LEITURAS)
    .set({ estado: 'recusada', mensagem: INTERRUPTED, atualizada_em: now })
    .execute()
}
