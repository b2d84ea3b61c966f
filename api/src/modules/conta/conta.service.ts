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

/** What users do with their own account. It takes their password, because a token may be stolen. */
export function contaService({ repository, sessions, attempts, ownAccount }: Needs) {
  /** The accounts to whom this server is sending what it keeps of them. */
  const downloading = new Set<number>()

  return {
    /** Changes name and password; the token that it gives goes on where a new password ended all others. */
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
      const changed = existing(await repository.change(usuario.id, changes, token.versao))
      return { usuario: omit(changed, ['versao_dos_tokens']), token: await sessions.begin(changed) }
    },

    async remove({ senhaAtual }: ConfirmacaoDeConta, caller: Caller): Promise<void> {
      const { usuario, token } = await caller.session()
      await repository.refuseRemoval(usuario)
      await ownAccount.confirm(usuario, senhaAtual, caller.ip)
      existing((await repository.remove(usuario.id, token.versao)) || undefined)
    },

    /**
     * All that is kept of the account, in pages. An account has one download at a time of each server: until `onEnd` was
     * called, another one throws a DownloadUnderWayError.
     */
    async dados(caller: Caller): Promise<{ dados: Streamed<DadosDaConta>; onEnd: () => void }> {
      const { usuario } = await caller.session()
      const { id } = usuario
      if (downloading.has(id)) throw new DownloadUnderWayError()
      downloading.add(id)
      const onEnd = () => void downloading.delete(id)
      try {
        const gerado_em = new Date().toISOString()
        return { dados: { gerado_em, ...existing(await repository.dados(id)) }, onEnd }
      } catch (error) {
        onEnd()
        throw error
      }
    },
  }
}

/** Removed, or its session ended, while it was being asked about. */
function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new SessionEndedError()
  return found
}
