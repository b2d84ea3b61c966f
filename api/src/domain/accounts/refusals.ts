import type { Usuario } from '@rumo/contract'
import { ConflictError, StaleVersionError } from '../../errors.ts'
import type { Database } from '../../infra/database/db.ts'
import { EmailTakenError } from './accounts.errors.ts'

/** The changes to an account that may be refused. */
interface Asked extends Partial<Pick<Usuario, 'email' | 'perfil'>> {
  versao?: number | undefined
}

/** One e-mail is one account, in upper or lower case. An e-mail here is ASCII only. */
export function lowerEmail(email: string): string {
  return email.toLowerCase()
}

/**
 * Refuses what the change of an account would be refused for, before a password is hashed; another change may still
 * come first. Throws a ConflictError as `changeAccount` does.
 */
export async function refuseChange(db: Database, current: Usuario, asked: Asked): Promise<void> {
  refuseStale(current, asked.versao)
  if ((asked.perfil ?? current.perfil) !== 'Administrador') await keepAdministrador(db, current)
  if (asked.email === undefined) return
  const other = await db
    .selectFrom('usuarios')
    .select('id')
    .where('email_minusculo', '=', lowerEmail(asked.email))
    .where('id', '!=', current.id)
    .executeTakeFirst()
  if (other) throw new EmailTakenError()
}

/** Throws a StaleVersionError where the account has changed since it was read. */
export function refuseStale(current: Pick<Usuario, 'versao'>, versao: number | undefined): void {
  if (versao !== undefined && versao !== current.versao) throw new StaleVersionError()
}

/** Throws a ConflictError where without this administrator there would be none. */
export async function keepAdministrador(db: Database, leaving: Usuario): Promise<void> {
  if (leaving.perfil !== 'Administrador') return
  const other = await db
    .selectFrom('usuarios')
    .select('id')
    .where('perfil', '=', 'Administrador')
    .where('id', '!=', leaving.id)
    .limit(1)
    .executeTakeFirst()
  if (other) return
  throw new ConflictError(
    'ultimo_administrador',
    'Esta é a única conta de administrador. Dê esse perfil a outra conta antes.',
  )
}
