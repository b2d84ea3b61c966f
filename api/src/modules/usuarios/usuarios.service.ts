import type { Credenciais, MudancasDeUsuario, NovoUsuario, Usuario } from '@rumo/contract'
import { omit } from 'es-toolkit'
import { orMissing } from '../../errors.ts'
import {
  EMAIL_TAKEN,
  EmailTakenError,
  ForbiddenError,
  SessionEndedError,
  WrongCredentialsError,
} from '../../domain/accounts/accounts.errors.ts'
import {
  type AccountChanges,
  changeAccount,
  createAccount,
  removeAccount,
} from '../../domain/accounts/accounts.ts'
import { checkCota, mudancaOf } from '../../domain/accounts/limits/cotas.ts'
import { refuseCommonSenha } from '../../domain/accounts/senhas/chosen-senha.ts'
import { isCommonSenha } from '../../domain/accounts/senhas/common-senhas.ts'
import { hashSenha, verifySenha } from '../../domain/accounts/senhas/passwords.ts'
import { keepAdministrador, lowerEmail, refuseChange } from '../../domain/accounts/refusals.ts'
import type { Database } from '../../infra/database/db.ts'
import type { ModuleContext } from '../../module-context.ts'
import type { Caller } from '../../plugins/caller.ts'
import { findByEmail, findUsuario } from './usuarios.repository.ts'

/**
 * The words for an administrator who needs a password or a recent sign-in to create or change another administrator.
 */
const FOR_ADMINISTRADORES = 'Para fazer de alguém administrador ou mudar a conta de um'

type UsuariosContext = Pick<ModuleContext, 'db' | 'config' | 'sessions' | 'attempts' | 'ownAccount'>

/** The rules of accounts (docs/decisions/roles.md). */
export function usuariosService(context: UsuariosContext) {
  const { db, sessions, attempts, ownAccount } = context

  return {
    /**
     * Makes an account, an Aluno unless an administrator chooses otherwise. Throws an AppError when the e-mail is
     * taken, the password is a common one, or there were too many sign-ups from the caller's address. Also throws one
     * when an administrator makes another administrator without the password or a recent sign-in.
     */
    create: (novo: NovoUsuario, caller: Caller): Promise<Usuario> =>
      createUsuario(context, novo, caller),

    /**
     * Gives a token for an e-mail and its password. Neither the time nor the words of a refusal tell whether the e-mail
     * or the password is wrong. Throws a TooManyAttemptsError after too many failures.
     */
    async login({ email, senha }: Credenciais, { ip }: Caller): Promise<string> {
      const found = await findByEmail(db, email)
      const attempt = { ip, conta: lowerEmail(email), idDaConta: found?.id }
      const isRight = await attempts.enter(attempt, (turn) =>
        verifySenha(found?.senha_hash, senha, turn),
      )
      if (!found || !isRight) throw new WrongCredentialsError()
      return sessions.begin(found)
    },

    async find(id: number): Promise<Usuario> {
      return existing(await findUsuario(db, id))
    },

    /**
     * An administrator may change everything; other accounts may change only their own name and password. Changing the
     * e-mail, password or perfil of the own account, or of an administrator's, needs the caller's password or a recent
     * sign-in.
     */
    change: (id: number, changes: MudancasDeUsuario, caller: Caller): Promise<Usuario> =>
      changeUsuario(context, id, changes, caller),

    /**
     * Removes an account. For the caller's own account, this needs the password or a recent sign-in, and the session
     * must still be valid at the end.
     */
    async remove(id: number, senhaAtual: string | undefined, caller: Caller): Promise<void> {
      const session = await caller.session()
      const { usuario, token } = session
      const isOwn = usuario.id === id
      if (isOwn) {
        await keepAdministrador(db, usuario)
        await ownAccount.confirmOrFresh(session, senhaAtual, caller.ip)
      }
      const versaoDosTokens = isOwn ? token.versao : undefined
      const isRemoved = await removeAccount(db, id, usuario.id, versaoDosTokens)
      if (!isRemoved && isOwn) throw new SessionEndedError()
      existing(isRemoved || undefined)
    },
  }
}

async function createUsuario(
  { db, attempts, ownAccount }: UsuariosContext,
  { nome, email, senha, perfil, funcao, senhaAtual }: NovoUsuario,
  caller: Caller,
): Promise<Usuario> {
  const by = (await caller.find())?.usuario
  const isByAdministrador = by?.perfil === 'Administrador'
  // Checks the session: otherwise an administrator whose session has ended would make an ordinary Aluno without
  // noticing.
  if ((perfil === 'Administrador' || funcao) && caller.hasToken) await caller.session()
  const { ip } = caller
  if (!isByAdministrador) await attempts.checkSignUp({ ip })
  const taken = await takenBy(db, email)
  const isRefused = taken.email !== undefined || isCommonSenha(senha)
  // This refusal tells whether the e-mail has an account, so it counts as a sign-up.
  if (isRefused && !isByAdministrador) await attempts.signUp({ ip })
  refuseCommonSenha('senha', senha, taken)
  if (taken.email !== undefined) throw new EmailTakenError()
  if (isByAdministrador && perfil === 'Administrador') {
    const session = await caller.session()
    await ownAccount.confirmOrFresh(session, senhaAtual, ip, FOR_ADMINISTRADORES)
  }
  const turn = isByAdministrador
    ? await attempts.choose({ ip, idUsuario: by.id })
    : attempts.signUpTurn({ ip })
  const account = {
    nome,
    email,
    perfil: (isByAdministrador && perfil) || 'Aluno',
    funcao: isByAdministrador && perfil !== 'Administrador' ? funcao : null,
    senha_hash: await hashSenha(senha, turn),
  } as const
  const usuario = await createAccount(db, account, by?.id ?? null)
  if (!isByAdministrador) await attempts.signedUp(ip, usuario.id)
  return usuario
}

async function changeUsuario(
  { db, config, attempts, ownAccount }: UsuariosContext,
  id: number,
  { senha, senhaAtual, ...given }: MudancasDeUsuario,
  caller: Caller,
): Promise<Usuario> {
  const session = await caller.session()
  const { usuario, token } = session
  const current = existing(await findUsuario(db, id))
  const changes: AccountChanges = {
    versao: given.versao,
    ...(given.nome !== undefined && { nome: given.nome }),
    ...(given.email !== undefined && { email: given.email }),
    ...(given.perfil && { perfil: given.perfil }),
    ...(given.funcao !== undefined && { funcao: given.funcao }),
  }
  if (usuario.perfil !== 'Administrador') refuseBeyondOwn(current, changes)
  const isOwn = usuario.id === id
  const { email, perfil } = { ...current, ...changes }
  const takesAway = senha || email !== current.email || perfil !== current.perfil
  if (senha) {
    const isTold = usuario.perfil === 'Administrador' && given.email !== undefined
    refuseCommonSenha('senha', senha, isTold ? await takenBy(db, given.email, id) : {})
  }
  await refuseChange(db, current, changes)
  const isChange = takesAway || (changes.nome ?? current.nome) !== current.nome
  const limit = config.limits.mudancasPorConta
  if (isOwn && isChange) await checkCota(db, mudancaOf(id), limit)
  const { ip } = caller
  // Some clients send the current password as `senha` with every change: it proves who calls, and the password stays.
  const isKept = isOwn && senha && !senhaAtual && (await ownAccount.isSenha(usuario, senha, ip))
  const isConfirmed = isOwn || [current.perfil, perfil].includes('Administrador')
  if (takesAway && isConfirmed && !isKept) {
    const what = isOwn ? undefined : FOR_ADMINISTRADORES
    await ownAccount.confirmOrFresh(session, senhaAtual, ip, what)
  }
  if (senha && !isKept) {
    const turn = await attempts.choose({ ip, idUsuario: usuario.id })
    changes.senha_hash = await hashSenha(senha, turn)
  }
  // The session is checked again, because it may have ended while the password was hashed.
  const own = isOwn ? { versaoDosTokens: token.versao, limit } : undefined
  const changed = await changeAccount(db, id, changes, usuario.id, own)
  if (!changed && isOwn) throw new SessionEndedError()
  return omit(existing(changed), ['versao_dos_tokens'])
}

/** The error of the field `email` when an account other than `id` has the e-mail; otherwise empty. */
async function takenBy(db: Database, email = '', id?: number): Promise<{ email?: string }> {
  const found = await findByEmail(db, email)
  return found && found.id !== id ? { email: EMAIL_TAKEN } : {}
}

/**
 * Throws a ForbiddenError when an account changes more than its name and password. A client of section 7 sends the
 * whole account, so fields that stay the same are allowed.
 */
function refuseBeyondOwn(current: Usuario, changes: AccountChanges): void {
  const { email, perfil, funcao } = { ...current, ...changes }
  const keepsEmail = lowerEmail(email) === lowerEmail(current.email)
  if (!keepsEmail || perfil !== current.perfil || funcao !== current.funcao)
    throw new ForbiddenError()
}

const existing = orMissing('usuario_inexistente', 'Esse usuário não existe.')
