import type {
  ConfirmacaoDeConta,
  ContaAlterada,
  DadosDaConta,
  MudancasDeConta,
} from '@rumo/contract'
import { omit } from 'es-toolkit'
import { SessionEndedError } from '../../infra/accounts/accounts.errors.ts'
import type { NewAccount } from '../../infra/accounts/accounts.ts'
import { hashChosenSenha } from '../../infra/accounts/chosen-senha.ts'
import type { OwnAccount } from '../../infra/accounts/own-account.ts'
import type { Sessions } from '../../infra/accounts/sessions.ts'
import type { Caller } from '../../plugins/caller.ts'
import type { ContaRepository } from './conta.repository.ts'

interface Needs {
  repository: ContaRepository
  sessions: Sessions
  ownAccount: OwnAccount
}

export type ContaService = ReturnType<typeof contaService>

/** What somebody does with their own account: with their password, for a token may be in foreign hands. */
export function contaService({ repository, sessions, ownAccount }: Needs) {
  return {
    /** Changes name and password; the token that it gives goes on where a new password ended all others. */
    async change(
      { nome, senhaAtual, senhaNova }: MudancasDeConta,
      caller: Caller,
    ): Promise<ContaAlterada> {
      const { usuario, token } = await caller.session()
      await ownAccount.confirm(usuario, senhaAtual, caller.ip)
      const changes: Partial<NewAccount> = { ...(nome !== undefined && { nome }) }
      if (senhaNova !== undefined) {
        changes.senha_hash = await hashChosenSenha('senhaNova', senhaNova)
      }
      const changed = existing(await repository.change(usuario.id, changes, token.versao))
      return { usuario: omit(changed, ['versao_dos_tokens']), token: await sessions.begin(changed) }
    },

    /** Removes the account with all that is kept about it. */
    async remove({ senhaAtual }: ConfirmacaoDeConta, caller: Caller): Promise<void> {
      const { usuario, token } = await caller.session()
      await ownAccount.confirm(usuario, senhaAtual, caller.ip)
      existing((await repository.remove(usuario.id, token.versao)) || undefined)
    },

    async dados(caller: Caller): Promise<DadosDaConta> {
      const { usuario } = await caller.session()
      const gerado_em = new Date().toISOString()
      return { gerado_em, ...existing(await repository.dados(usuario.id)) }
    },
  }
}

/** Removed, or its session ended, while it was being asked about. */
function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new SessionEndedError()
  return found
}
