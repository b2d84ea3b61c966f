import type { DadosDaConta } from '@rumo/contract'
import {
  changeAccount,
  type NewAccount,
  removeAccount,
  USUARIO,
  type VersionedUsuario,
} from '../../infra/accounts/accounts.ts'
import type { Database } from '../../infra/db.ts'

export type ContaRepository = ReturnType<typeof contaRepository>

export function contaRepository(db: Database) {
  return {
    async hashOf(id: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('usuarios')
        .select('senha_hash')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.senha_hash
    },

    /** What is kept about an account, but the hash of its password; undefined where there is none. */
    async dados(id: number): Promise<Omit<DadosDaConta, 'gerado_em'> | undefined> {
      const usuario = await db
        .selectFrom('usuarios')
        .select([...USUARIO, 'criado_em'])
        .where('id', '=', id)
        .executeTakeFirst()
      const sessoes_encerradas = await db
        .selectFrom('sessoes_encerradas')
        .select('expira_em')
        .where('id_usuario', '=', id)
        .orderBy('expira_em')
        .execute()
      return usuario && { usuario, sessoes_encerradas }
    },

    change: (
      id: number,
      changes: Partial<NewAccount>,
      versao: string,
    ): Promise<VersionedUsuario | undefined> => changeAccount(db, id, changes, versao),

    remove: (id: number, versao: string): Promise<boolean> => removeAccount(db, id, versao),
  }
}
