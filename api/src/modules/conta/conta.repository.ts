import type { DadosDaConta } from '@rumo/contract'
import {
  type AccountChanges,
  changeAccount,
  removeAccount,
  USUARIO,
  type VersionedUsuario,
} from '../../infra/accounts/accounts.ts'
import { retratoOf } from '../../infra/audit-log.ts'
import type { Database } from '../../infra/db.ts'
import { essaysOf, practiceOf } from './conta-dados.repository.ts'

export type ContaRepository = ReturnType<typeof contaRepository>

export function contaRepository(db: Database) {
  return {
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
      return (
        usuario && {
          usuario,
          sessoes_encerradas,
          registro: await changesOf(db, id),
          ...(await practiceOf(db, id)),
          ...(await essaysOf(db, id)),
        }
      )
    },

    change: (
      id: number,
      changes: AccountChanges,
      versaoDosTokens: string,
    ): Promise<VersionedUsuario | undefined> => changeAccount(db, id, changes, id, versaoDosTokens),

    remove: (id: number, versaoDosTokens: string): Promise<boolean> =>
      removeAccount(db, id, id, versaoDosTokens),
  }
}

/** What the audit log has of an account; of other records only that it changed them. */
async function changesOf(db: Database, id: number): Promise<DadosDaConta['registro']> {
  const rows = await db
    .selectFrom('registro')
    .select(['em', 'acao', 'entidade', 'id_registro', 'antes', 'depois'])
    .where((eb) =>
      eb.or([eb('id_usuario', '=', id), eb.and({ entidade: 'usuarios', id_registro: id })]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ antes, depois, ...change }) => {
    const isOwn = change.entidade === 'usuarios' && change.id_registro === id
    return {
      ...change,
      antes: isOwn ? retratoOf(antes) : null,
      depois: isOwn ? retratoOf(depois) : null,
    }
  })
}
