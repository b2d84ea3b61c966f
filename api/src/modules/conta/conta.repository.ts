import type { DadosDaConta } from '@rumo/contract'
import { USUARIO } from '../../domain/accounts/accounts.ts'
import { findPlano } from '../../domain/tentativas/plano.ts'
import type { Database } from '../../infra/database/db.ts'
import type { Streamed } from '../../infra/lists/pages.ts'
import { pagesOfConta } from './conta-dados.repository.ts'

/** All data of an account except the hash of its password; undefined when there is no such account. */
export async function readDados(
  db: Database,
  id: number,
): Promise<Omit<Streamed<DadosDaConta>, 'gerado_em'> | undefined> {
  const usuario = await db
    .selectFrom('usuarios')
    .select([...USUARIO, 'criado_em'])
    .where('id', '=', id)
    .executeTakeFirst()
  return usuario && { usuario, ...(await findPlano(db, id)), ...pagesOfConta(db, id) }
}
