import type { CadernoDeExame } from '@rumo/contract'
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { underLock } from '../../infra/database/lock.ts'
import type { PaginaGuardada } from '../../domain/leitura/keep-pictures.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { nameFiles, namesIn } from './arquivos-nomeados.ts'
import { writeRascunho } from './importacoes.repository.ts'

/** How long a server's claim on an import lasts after it was made or renewed. */
export const CLAIM_MS = 30_000
/** How often an import may be read: once, and twice more when another server takes it over. */
const MAX_LEITURAS = 3
const INTERRUPTED =
  'A leitura desta prova foi interrompida três vezes. Tente de novo; se acontecer outra vez, envie outra versão do PDF.'

/** An import that this server has claimed. */
export type Claimed = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

type Andamento = Pick<Selectable<Tables['importacoes']>, 'etapa' | 'feitas' | 'total'>

export type QueueRepository = ReturnType<typeof queueRepository>

/** The queue of PDFs as the server named `servidor` sees it; all servers share the queue. */
export function queueRepository(db: Database, servidor: string, nowMs: () => number = Date.now) {
  const now = () => new Date(nowMs()).toISOString()
  const until = () => new Date(nowMs() + CLAIM_MS).toISOString()

  /** An update of the import that applies only while this server is reading it, and so not after it was cancelled. */
  const own = (trx: Database, id: number) =>
    reading(trx).where('id', '=', id).where('servidor', '=', servidor)

  return {
    /**
     * Claims the next import for this server: the oldest that is queued, or whose server has not renewed its claim. An
     * import that was already taken over twice is refused. Undefined when none is waiting.
     */
    async claim(): Promise<Claimed | undefined> {
      // Usually no import is waiting, so this is checked first, without a lock.
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

    /** Renews the claim and writes the progress; false when this server no longer holds the import. */
    async renew(id: number, andamento: Andamento): Promise<boolean> {
      const { numUpdatedRows } = await own(db, id)
        .set({ ...andamento, reservada_ate: until() })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Puts the import back into the queue, because this server is stopping. The reading does not count. */
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

    /** Writes the draft that was read, unless this server no longer holds the import. */
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

function findWaiting(db: Database, now: string) {
  return db
    .selectFrom('importacoes')
    .select(['id', 'url_arquivo', 'url_gabarito', 'gabarito'])
    .where((eb) =>
      eb('estado', '=', 'na_fila').or(eb('estado', '=', 'lendo').and('reservada_ate', '<', now)),
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
