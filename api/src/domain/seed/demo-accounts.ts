import type { Perfil } from '@rumo/contract'
import { StartError } from '../../start-error.ts'
import { insertAccount } from '../accounts/accounts.ts'
import { lowerEmail } from '../accounts/refusals.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { openLedger } from './ledger.ts'

/**
 * This password is public, so it must open no other account: it is on the list of common passwords, which are refused.
 */
export const DEMO_SENHA = 'demonstracao'
/**
 * The hash of DEMO_SENHA. It is fixed so that no start waits for hashing, and an account that still has it is found.
 */
const DEMO_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bpYHivmqrn1pSuzxThH8Bg$Lm6JTnK0c+BcVPY7U6iP9S3jPtcdzHzoiFn53Lu5Uso'

/** The accounts that come with the demonstration data, one of each perfil. */
export const DEMO_ACCOUNTS: readonly { email: string; nome: string; perfil: Perfil }[] = [
  { email: 'aluno@rumo.exemplo', nome: 'Aluna da Demonstração', perfil: 'Aluno' },
  {
    email: 'administrador@rumo.exemplo',
    nome: 'Administradora da Demonstração',
    perfil: 'Administrador',
  },
]

/** Other machines could reach the server, and sign in to demonstration accounts with the public password. */
class OpenDemoError extends StartError {
  override name = 'OpenDemoError'

  constructor() {
    super(
      `O banco de dados tem contas da demonstração com a senha que todos conhecem (${DEMO_SENHA}), e o Rumo atenderia outros computadores. Mude a senha delas ou delete-as, escolha outra pasta com DATA_DIR, ou confirme com DEMO=1.`,
    )
  }
}

/** Loads the accounts that were never loaded before. An account that a person changed or deleted is not touched. */
export async function loadDemoAccounts(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ledger = await openLedger(trx)
    for (const account of DEMO_ACCOUNTS) {
      await ledger.ensure('usuarios', `usuario/${account.email}`, {
        insert: () => ensureAccount(trx, account),
      })
    }
  })
}

/** Throws an OpenDemoError if any account still has the demonstration's password. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const open = await db
    .selectFrom('usuarios')
    .select('id')
    .where('senha_hash', '=', DEMO_HASH)
    .limit(1)
    .executeTakeFirst()
  if (open) throw new OpenDemoError()
}

async function ensureAccount(
  trx: DatabaseTransaction,
  account: (typeof DEMO_ACCOUNTS)[number],
): Promise<number> {
  const known = await trx
    .selectFrom('usuarios')
    .select('id')
    .where('email_minusculo', '=', lowerEmail(account.email))
    .executeTakeFirst()
  const { id } = known ?? (await insertAccount(trx, { ...account, senha_hash: DEMO_HASH }))
  return id
}
