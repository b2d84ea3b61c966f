import type { Usuario } from '@rumo/contract'
import {
  changeAccount,
  insertAccount,
  lowerEmail,
  type NewAccount,
  removeAccount,
  USUARIO,
  type VersionedUsuario,
} from '../../infra/accounts/accounts.ts'
import type { Database } from '../../infra/db.ts'

export type UsuariosRepository = ReturnType<typeof usuariosRepository>

export function usuariosRepository(db: Database) {
  return {
    /** All of them, by name. */
    list(): Promise<Usuario[]> {
      return db.selectFrom('usuarios').select(USUARIO).orderBy('busca').orderBy('id').execute()
    },

    find(id: number): Promise<Usuario | undefined> {
      return db.selectFrom('usuarios').select(USUARIO).where('id', '=', id).executeTakeFirst()
    },

    /** With what it takes to let somebody in; `email` in any case. */
    findByEmail(email: string): Promise<(VersionedUsuario & { senha_hash: string }) | undefined> {
      return db
        .selectFrom('usuarios')
        .select([...USUARIO, 'versao_dos_tokens', 'senha_hash'])
        .where('email_minusculo', '=', lowerEmail(email))
        .executeTakeFirst()
    },

    insert: (account: NewAccount): Promise<Usuario> => insertAccount(db, account),

    change: (id: number, changes: Partial<NewAccount>): Promise<VersionedUsuario | undefined> =>
      changeAccount(db, id, changes),

    remove: (id: number): Promise<boolean> => removeAccount(db, id),
  }
}
