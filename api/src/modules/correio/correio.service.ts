import type { ContaEsquecida, SenhaEscolhida, TrocaDeEmail } from '@rumo/contract'
import { EmailTakenError } from '../../domain/accounts/accounts.errors.ts'
import { TooManyAttemptsError } from '../../domain/accounts/limits/limits.errors.ts'
import { lowerEmail } from '../../domain/accounts/refusals.ts'
import { refuseCommonSenha } from '../../domain/accounts/senhas/chosen-senha.ts'
import { hashSenha } from '../../domain/accounts/senhas/passwords.ts'
import { ConflictError } from '../../errors.ts'
import type { ModuleContext } from '../../module-context.ts'
import type { Caller } from '../../plugins/caller.ts'
import { novaSenhaRepository } from './nova-senha.repository.ts'
import { semCorreio } from './sem-correio.ts'
import { trocaDeEmailRepository } from './troca-de-email.repository.ts'

const HALF_HOUR_S = 1800

type CorreioContext = Pick<
  ModuleContext,
  'attempts' | 'config' | 'correio' | 'db' | 'ownAccount'
> & {
  /** Runs after the response, so that the response time reveals nothing. */
  later: (work: () => Promise<void>) => void
}

/** What accounts do by mail (docs/decisions/mail.md). Everything throws a ConflictError if the server sends no mails. */
export function correioService(context: CorreioContext) {
  const { attempts, config, correio, db, ownAccount, later } = context
  const troca = trocaDeEmailRepository(db, config.limits.mudancasPorConta)

  function sending() {
    if (correio) return { ...correio, novaSenha: novaSenhaRepository(db, correio.site) }
    throw semCorreio()
  }

  return {
    ativo: correio !== null,

    /** Does not reveal whether the account exists, not even by the response time. */
    async askForSenha({ email }: ContaEsquecida, { ip }: Caller): Promise<void> {
      const { novaSenha, hurry } = sending()
      await attempts.report({ ip })
      later(async () => {
        await novaSenha.mail(email, Date.now())
        hurry()
      })
    },

    async chooseSenha({ chave, senha }: SenhaEscolhida, { ip }: Caller): Promise<void> {
      const { novaSenha, hurry } = sending()
      refuseCommonSenha('senha', senha)
      const conta = await novaSenha.find(chave, Date.now())
      if (!conta) throw expired()
      const turn = await attempts.choose({ ip, idUsuario: conta.id })
      const senha_hash = await hashSenha(senha, turn)
      if (!(await novaSenha.choose(chave, senha_hash, Date.now()))) throw expired()
      // Users often try several passwords before they ask for a new one, so these failed attempts are no longer
      // counted.
      await attempts.forgive({ ip, conta: lowerEmail(conta.email) })
      hurry()
    },

    async askForEmail({ email, senhaAtual }: TrocaDeEmail, caller: Caller): Promise<void> {
      const { site, hurry } = sending()
      const session = await caller.session()
      const { usuario } = session
      const { ip } = caller
      await troca.checkChange(usuario.id)
      await attempts.checkSignUp({ ip })
      if (await troca.isTaken(email)) {
        // This reveals that the account exists, so it is limited like a sign-up.
        await attempts.signUp({ ip })
        throw new EmailTakenError()
      }
      await ownAccount.confirm(usuario, senhaAtual, ip)
      await attempts.report({ ip })
      if (!(await troca.mail(session, email, site, Date.now())))
        throw new TooManyAttemptsError(HALF_HOUR_S)
      hurry()
    },

    async confirmEmail(chave: string): Promise<{ falta: boolean }> {
      sending()
      const falta = await troca.confirm(chave, Date.now())
      if (falta === undefined) throw expired()
      return { falta }
    },
  }
}

function expired(): ConflictError {
  return new ConflictError('link_vencido', 'Este link já foi usado ou venceu. Peça outro.')
}
