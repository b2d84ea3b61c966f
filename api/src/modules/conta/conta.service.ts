import type {
  ConfirmacaoDeConta,
  ContaAlterada,
  DadosDaConta,
  MudancasDeConta,
} from '@rumo/contract'
import { omit } from 'es-toolkit'
import { SessionEndedError } from '../../domain/accounts/accounts.errors.ts'
import type { NewAccount } from '../../domain/accounts/accounts.ts'
import type { Attempts } from '../../domain/accounts/limits/attempts.ts'
import { refuseCommonSenha } from '../../domain/accounts/senhas/chosen-senha.ts'
import type { OwnAccount } from '../../domain/accounts/own-account.ts'
import { hashSenha } from '../../domain/accounts/senhas/passwords.ts'
import type { Sessions } from '../../domain/accounts/sessions.ts'
import type { Streamed } from '../../infra/lists/pages.ts'
import type { Caller } from '../../plugins/caller.ts'
import { DownloadUnderWayError } from './conta.errors.ts'
import type { ContaRepository } from './conta.repository.ts'

interface Needs {
  repository: ContaRepository
  sessions: Sessions
  attempts: Attempts
  ownAccount: OwnAccount
}

/** What users do with their own account. Every change asks for the password, because a token may be stolen. */
export function contaService({ repository, sessions, attempts, ownAccount }: Needs) {
  /** The ids of the accounts to which this server is sending their data. */
  const downloading = new Set<number>()

  return {
    /** Changes name and password. A new password ends all sessions, so the response carries a new token. */
    async change(
      { nome, senhaAtual, senhaNova }: MudancasDeConta,
      caller: Caller,
    ): Promise<ContaAlterada> {
      const { usuario, token } = await caller.session()
      if (senhaNova !== undefined) refuseCommonSenha('senhaNova', senhaNova)
      const isChange = senhaNova !== undefined || (nome ?? usuario.nome) !== usuario.nome
      if (isChange) await repository.checkChange(usuario.id)
      await ownAccount.confirm(usuario, senhaAtual, caller.ip)
      const changes: Partial<NewAccount> = { ...(nome !== undefined && { nome }) }
      if (senhaNova !== undefined) {
        const turn = await attempts.choose({ ip: caller.ip, idUsuario: usuario.id })
        changes.senha_hash = await hashSenha(senhaNova, turn)
      }
      const changed = orSessionEnded(await repository.change(usuario.id, changes, token.versao))
      return { usuario: omit(changed, ['versao_dos_tokens']), token: await sessions.begin(changed) }
    },

    async remove({ senhaAtual }: ConfirmacaoDeConta, caller: Caller): Promise<void> {
      const { usuario, token } = await caller.session()
      await repository.refuseRemoval(usuario)
      await ownAccount.confirm(usuario, senhaAtual, caller.ip)
      orSessionEnded((await repository.remove(usuario.id, token.versao)) || undefined)
    },

    /**
     * All data of the account, in pages. Each server sends an account one download at a time: until `onEnd` is called,
     * another one throws a DownloadUnderWayError.
     */
    async dados(caller: Caller): Promise<{ dados: Streamed<DadosDaConta>; onEnd: () => void }> {
      const { usuario } = await caller.session()
      const { id } = usuario
      if (downloading.has(id)) throw new DownloadUnderWayError()
      downloading.add(id)
      const onEnd = () => void downloading.delete(id)
      try {
        const gerado_em = new Date().toISOString()
        return { dados: { gerado_em, ...orSessionEnded(await repository.dados(id)) }, onEnd }
      } catch (error) {
        onEnd()
        throw error
      }
    },
  }
}

/** Throws when the account was removed, or its session ended, while the request was handled. */
function orSessionEnded<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new SessionEndedError()
  return found
}
