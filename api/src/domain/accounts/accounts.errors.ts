import { byCount } from '@rumo/contract/plural'
import { AppError, ConflictError } from '../../errors.ts'

const MINUTE_S = 60
const LONGEST_IN_MINUTES_S = 90 * MINUTE_S
const HOUR_S = 60 * MINUTE_S

/** What a 401 says of how to come in (RFC 9110 section 11.6.1). */
const BEARER = { 'www-authenticate': 'Bearer' }

/** 401: the call is for signed-in users. */
export class NotAuthenticatedError extends AppError {
  constructor() {
    super(
      401,
      {
        icone: 'warning',
        titulo: 'Entre para continuar',
        mensagem: 'É preciso entrar na plataforma para fazer isso.',
        codigo: 'nao_autenticado',
      },
      BEARER,
    )
  }
}

/** 401: the token that came is none of ours, has expired or was ended. */
export class SessionEndedError extends AppError {
  constructor() {
    super(
      401,
      {
        icone: 'warning',
        titulo: 'Sessão encerrada',
        mensagem: 'Sua sessão terminou. Entre de novo para continuar.',
        codigo: 'sessao_encerrada',
      },
      BEARER,
    )
  }
}

/** 401: no account has this e-mail and this password; which of them is wrong is not said. */
export class WrongCredentialsError extends AppError {
  constructor() {
    super(401, {
      icone: 'error',
      titulo: 'Não foi possível entrar',
      mensagem: 'E-mail ou senha incorretos.',
      codigo: 'credenciais_invalidas',
    })
  }
}

/** 422: the account's own password, which a change asks for, is another. */
export class WrongSenhaError extends AppError {
  constructor() {
    super(422, {
      icone: 'warning',
      titulo: 'Senha incorreta',
      mensagem: 'A senha atual não confere.',
      codigo: 'senha_atual_incorreta',
      campos: { senhaAtual: 'A senha atual não confere.' },
    })
  }
}

/** 403: the call is not for this account. */
export class ForbiddenError extends AppError {
  constructor() {
    super(403, {
      icone: 'error',
      titulo: 'Sem permissão',
      mensagem: 'Sua conta não pode fazer isso.',
      codigo: 'sem_permissao',
    })
  }
}

/** 429: too many tries; `retryAfterS` tells in how many seconds the next one is let in. */
export class TooManyAttemptsError extends AppError {
  constructor(retryAfterS: number) {
    super(
      429,
      {
        icone: 'warning',
        titulo: 'Muitas tentativas',
        mensagem: `Espere ${spoken(retryAfterS)} e tente de novo.`,
        codigo: 'muitas_tentativas',
      },
      { 'retry-after': String(retryAfterS) },
    )
  }
}

/** A wait as people say it, and never less: in seconds, in minutes up to 90, then in hours. */
function spoken(seconds: number): string {
  const [unit, length] =
    seconds < MINUTE_S
      ? ['segundo', 1]
      : seconds <= LONGEST_IN_MINUTES_S
        ? ['minuto', MINUTE_S]
        : ['hora', HOUR_S]
  const count = Math.ceil(seconds / length)
  return `${count} ${byCount(count, unit, `${unit}s`)}`
}

/** 503: more has come at once than is let wait; `retryAfterS` tells in how many seconds there is room again. */
export class BusyError extends AppError {
  constructor(retryAfterS: number) {
    super(
      503,
      {
        icone: 'warning',
        titulo: 'Servidor ocupado',
        mensagem: 'Muita gente está entrando agora. Tente de novo em instantes.',
        codigo: 'ocupado',
      },
      { 'retry-after': String(retryAfterS) },
    )
  }
}

export const EMAIL_TAKEN = 'Já existe uma conta com este e-mail.'

/** 409: another account has this e-mail. */
export class EmailTakenError extends ConflictError {
  constructor() {
    super('email_em_uso', EMAIL_TAKEN)
  }
}
