import type { ListQuery, Usuario } from '@rumo/contract'
import { sql } from 'kysely'
import { USUARIO, type VersionedUsuario } from '../../domain/accounts/accounts.ts'
import { lowerEmail } from '../../domain/accounts/refusals.ts'
import { byCodePoints } from '../../infra/lists/code-points.ts'
import type { Database } from '../../infra/database/db.ts'
import { listPage, type Page } from '../../infra/lists/list-page.ts'

/** A page of accounts, searched by name and e-mail; by default sorted by name. */
export function listUsuarios(
  db: Database,
  query?: ListQuery<'nome' | 'email' | 'perfil'>,
): Promise<Page<Usuario>> {
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
}

export function findUsuario(db: Database, id: number): Promise<Usuario | undefined> {
  return db.selectFrom('usuarios').select(USUARIO).where('id', '=', id).executeTakeFirst()
}

/** An account with the hash of its password; the case of `email` does not matter. */
export function findByEmail(
  db: Database,
  email: string,
): Promise<(VersionedUsuario & { senha_hash: string }) | undefined> {
  return db
    .selectFrom('usuarios')
    .select([...USUARIO, 'versao_dos_tokens', 'senha_hash'])
    .where('email_minusculo', '=', lowerEmail(email))
    .executeTakeFirst()
}
