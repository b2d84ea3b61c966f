import type { ListQuery, Usuario } from '@rumo/contract'
import { sql } from 'kysely'
import {
  type AccountChanges,
  changeAccount,
  createAccount,
  type NewAccount,
  removeAccount,
  USUARIO,
  type VersionedUsuario,
} from '../../domain/accounts/accounts.ts'
import { checkCota, mudancaOf } from '../../domain/accounts/limits/cotas.ts'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import { keepAdministrador, lowerEmail, refuseChange } from '../../domain/accounts/refusals.ts'
import { byCodePoints } from '../../infra/lists/code-points.ts'
import type { Database } from '../../infra/database/db.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'

export type UsuariosRepository = ReturnType<typeof usuariosRepository>

export function usuariosRepository(db: Database, limit: Limit) {
  return {
    /** A page of accounts, searched by name and e-mail; by default sorted by name. */
    list(query?: ListQuery<'nome' | 'email' | 'perfil'>): Promise<Page<Usuario>> {
      const busca = sql.ref('busca')
      return listPage(db.selectFrom('usuarios').select(USUARIO), query, {
        busca: [busca],
        ordem: {
          nome: [busca],
          email: [byCodePoints(db, 'email_minusculo')],
          perfil: [sql.ref('perfil'), busca],
        },
        padrao: 'nome',
        id: sql.ref('id'),
      })
    },

    find(id: number): Promise<Usuario | undefined> {
      return db.selectFrom('usuarios').select(USUARIO).where('id', '=', id).executeTakeFirst()
    },

    /** An account with the hash of its password; the case of `email` does not matter. */
    findByEmail(email: string): Promise<(VersionedUsuario & { senha_hash: string }) | undefined> {
      return db
        .selectFrom('usuarios')
        .select([...USUARIO, 'versao_dos_tokens', 'senha_hash'])
        .where('email_minusculo', '=', lowerEmail(email))
        .executeTakeFirst()
    },

    insert: (account: NewAccount, autor: number | null): Promise<Usuario> =>
      createAccount(db, account, autor),

    /**
     * Both throw when the change or the removal must be refused. Called first, so that no password is hashed in vain.
     */
    refuseChange: (current: Usuario, changes: AccountChanges): Promise<void> =>
      refuseChange(db, current, changes),
    refuseRemoval: (current: Usuario): Promise<void> => keepAdministrador(db, current),

    /**
     * Throws when an account has changed its own data too often. Called first, so that no password is hashed in vain.
     */
    checkOwnChange: async (id: number): Promise<void> =>
      void (await checkCota(db, mudancaOf(id), limit)),

    /**
     * `versaoDosTokens` is given for the caller's own account: then the session must still be valid, and the number of
     * changes is limited.
     */
    change: (
      id: number,
      changes: AccountChanges,
      autor: number,
      versaoDosTokens?: string,
    ): Promise<VersionedUsuario | undefined> =>
      changeAccount(
        db,
        id,
        changes,
        autor,
        versaoDosTokens === undefined ? undefined : { versaoDosTokens, limit },
      ),

    remove: (id: number, autor: number, versaoDosTokens?: string): Promise<boolean> =>
      removeAccount(db, id, autor, versaoDosTokens),
  }
}
