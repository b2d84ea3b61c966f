import type { NovoUsuario, Usuario } from '@rumo/contract'
import { usuariosSchemas } from '@rumo/contract/schemas/usuarios'
import type { ApiConfig } from './config.ts'
import { AppError } from './errors.ts'
import { createAccount } from './domain/accounts/accounts.ts'
import { refuseCommonSenha } from './domain/accounts/senhas/chosen-senha.ts'
import { hashSenha } from './domain/accounts/senhas/passwords.ts'
import { openMigrated } from './infra/database/open-migrated.ts'
import { checkInput } from './plugins/validation.ts'
import { StartError } from './start-error.ts'

type Given = Pick<NovoUsuario, 'nome' | 'email' | 'senha'>

/**
 * Creates an administrator's account in the configured database, which a server may be using meanwhile. Throws a
 * StartError that says which of the given values is wrong, or that the e-mail is taken.
 */
export async function createAdministrador(
  { database }: Pick<ApiConfig, 'database'>,
  given: Given,
): Promise<Usuario> {
  try {
    return await create(database, given)
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    const { campos, mensagem } = cause.body
    const reasons = campos ? Object.entries(campos).map((entry) => entry.join(': ')) : [mensagem]
    throw new StartError(['A conta não foi criada.', ...reasons].join('\n  '), { cause })
  }
}

async function create(database: ApiConfig['database'], given: Given): Promise<Usuario> {
  const { value, error } = checkInput(usuariosSchemas.create.body, given)
  if (error) throw error
  const { nome, email, senha } = value
  refuseCommonSenha('senha', senha)
  const senha_hash = await hashSenha(senha, { waiter: { name: 'comando', most: 1 } })
  await using db = await openMigrated(database)
  return await createAccount(db, { nome, email, perfil: 'Administrador', senha_hash }, null)
}
