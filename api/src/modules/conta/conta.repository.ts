import type { DadosDaConta, Usuario } from '@rumo/contract'
import {
  type AccountChanges,
  changeAccount,
  removeAccount,
  USUARIO,
  type VersionedUsuario,
} from '../../domain/accounts/accounts.ts'
import { checkCota, mudancaOf } from '../../domain/accounts/limits/cotas.ts'
import type { Limit } from '../../domain/accounts/limits/limits.ts'
import { keepAdministrador } from '../../domain/accounts/refusals.ts'
import type { Database } from '../../infra/database/db.ts'
import type { Streamed } from '../../infra/lists/pages.ts'
import { findPlano } from '../../domain/tentativas/plano.ts'
import { pagesOfConta } from './conta-dados.repository.ts'

export type ContaRepository = ReturnType<typeof contaRepository>

export function contaRepository(db: Database, limit: Limit) {
  return {
    /** All data of an account except the hash of its password; undefined when there is no such account. */
    async dados(id: number): Promise<Omit<Streamed<DadosDaConta>, 'gerado_em'> | undefined> {
      const usuario = await db
        .selectFrom('usuarios')
        .select([...USUARIO, 'criado_em'])
        .where('id', '=', id)
        .executeTakeFirst()
      return usuario && { usuario, ...(await findPlano(db, id)), ...pagesOfConta(db, id) }
    },

    change: (
      id: number,
      changes: AccountChanges,
      versaoDosTokens: string,
    ): Promise<VersionedUsuario | undefined> =>
      changeAccount(db, id, changes, id, { versaoDosTokens, limit }),

    /**
     * Throws when an account has changed its own data too often. Called first, so that no password is hashed in vain.
     */
    checkChange: async (id: number): Promise<void> =>
      void (await checkCota(db, mudancaOf(id), limit)),

    /** Throws when the account must not be removed. Called first, so that no password is hashed in vain. */
    refuseRemoval: (usuario: Usuario): Promise<void> => keepAdministrador(db, usuario),

    remove: (id: number, versaoDosTokens: string): Promise<boolean> =>
      removeAccount(db, id, id, versaoDosTokens),
  }
}
