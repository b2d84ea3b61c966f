import { always, AppError, ConflictError } from '../../errors.ts'

/** The authentication challenge of a 401 (RFC 9110 section 11.6.1). */
const BEARER = { 'www-authenticate': 'Bearer' }

/** 401: the call is for signed-in users. */
export class NotAuthenticatedError extends always(
  AppError,
  401,
  {
    icone: 'warning',
    titulo: 'Entre para continuar',
    mensagem: 'Para fazer isso, entre na sua conta.',
    codigo: 'nao_autenticado',
  },
  BEARER,
) {}

/** 401: the token is not one of ours, has expired or was ended. */
export class SessionEndedError extends always(
  AppError,
  401,
  {
    icone: 'warning',
    titulo: 'Sessão encerrada',
    mensagem: 'Sua sessão terminou. Entre de novo para continuar.',
    codigo: 'sessao_encerrada',
  },
  BEARER,
) {}

/** 401: no account has this e-mail and password. The message does not say which of the two is wrong. */
export class WrongCredentialsError extends always(AppError, 401, {
  icone: 'error',
  titulo: 'Não foi possível entrar',
  mensagem: 'E-mail ou senha incorretos.',
  codigo: 'credenciais_invalidas',
}) {}

/** 422: a change that asks for the account's own password got a wrong one. */
export class WrongSenhaError extends always(AppError, 422, {
  icone: 'warning',
  titulo: 'Senha incorreta',
  mensagem: 'A senha atual não confere.',
  codigo: 'senha_atual_incorreta',
  campos: { senhaAtual: 'A senha atual não confere.' },
}) {}

/** 403: the call is not for this account. */
export class ForbiddenError extends always(AppError, 403, {
  icone: 'error',
  titulo: 'Sem permissão',
  mensagem: 'Sua conta não pode fazer isso.',
  codigo: 'sem_permissao',
}) {}

export const EMAIL_TAKEN = 'Já existe uma conta com este e-mail.'

/** 409: another account has this e-mail. */
export class EmailTakenError extends always(ConflictError, 'email_em_uso', EMAIL_TAKEN) {}
