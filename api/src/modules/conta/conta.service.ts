import type {
  ConfirmacaoDeConta,
  ContaAlterada,
  DadosDaConta,
  MudancasDeConta,
} from '@rumo/contract'
import { omit } from 'es-toolkit'
import { always, AppError } from '../../errors.ts'
import { SessionEndedError } from '../../domain/accounts/accounts.errors.ts'
import { changeAccount, type NewAccount, removeAccount } from '../../domain/accounts/accounts.ts'
import { checkCota, mudancaOf } from '../../domain/accounts/limits/cotas.ts'
import { keepAdministrador } from '../../domain/accounts/refusals.ts'
import { refuseCommonSenha } from '../../domain/accounts/senhas/chosen-senha.ts'
import { hashSenha } from '../../domain/accounts/senhas/passwords.ts'
import type { Streamed } from '../../infra/lists/pages.ts'
import type { ModuleContext } from '../../module-context.ts'
import type { Caller } from '../../plugins/caller.ts'
import { readDados } from './conta.repository.ts'

type ContaContext = Pick<ModuleContext, 'db' | 'config' | 'sessions' | 'attempts' | 'ownAccount'>

/** 409: this server is already sending the account's data to the account. */
class DownloadUnderWayError extends always(AppError, 409, {
  icone: 'warning',
  titulo: 'Seus dados já estão a caminho',
  mensagem: 'Você já está baixando os seus dados. Espere terminar e tente de novo.',
  codigo: 'dados_a_caminho',
}) {}

/** What users do with their own account. Every change asks for the password, because a token may be stolen. */
export function contaService({ db, config, sessions, attempts, ownAccount }: ContaContext) {
  const limit = config.limits.mudancasPorConta
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
      if (isChange) await checkCota(db, mudancaOf(usuario.id), limit)
      await ownAccount.confirm(usuario, senhaAtual, caller.ip)
      const changes: Partial<NewAccount> = { ...(nome !== undefined && { nome }) }
      if (senhaNova !== undefined) {
        const turn = await attempts.choose({ ip: caller.ip, idUsuario: usuario.id })
        changes.senha_hash = await hashSenha(senhaNova, turn)
      }
      const { id } = usuario
      const own = { versaoDosTokens: token.versao, limit }
      const changed = orSessionEnded(await changeAccount(db, id, changes, id, own))
      return { usuario: omit(changed, ['versao_dos_tokens']), token: await sessions.begin(changed) }
    },

    async remove({ senhaAtual }: ConfirmacaoDeConta, caller: Caller): Promise<void> {
      const { usuario, token } = await caller.session()
      await keepAdministrador(db, usuario)
      await ownAccount.confirm(usuario, senhaAtual, caller.ip)
      const { id } = usuario
      orSessionEnded((await removeAccount(db, id, id, token.versao)) || undefined)
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
        return { dados: { gerado_em, ...orSessionEnded(await readDados(db, id)) }, onEnd }
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
