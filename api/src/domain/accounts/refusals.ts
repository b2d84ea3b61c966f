import type { Usuario } from '@rumo/contract'
import { ConflictError, StaleVersionError } from '../../errors.ts'
import type { Database } from '../../infra/database/db.ts'
import { EmailTakenError } from './accounts.errors.ts'

/** The fields of a change that may be refused. */
interface Asked extends Partial<Pick<Usuario, 'email' | 'perfil'>> {
  versao?: number | undefined
}

/** The e-mail by which accounts are compared: case does not matter. E-mails are ASCII only here. */
export function lowerEmail(email: string): string {
  return email.toLowerCase()
}

/** Throws early what the change itself would throw, to save hashing a password. The change still checks again. */
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

/** Throws a StaleVersionError if the account has changed since it was read. */
export function refuseStale(current: Pick<Usuario, 'versao'>, versao: number | undefined): void {
  if (versao !== undefined && versao !== current.versao) throw new StaleVersionError()
}

/** Throws a ConflictError if this is the last administrator. */
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
