import type { ErrorBody, Icone } from '@rumo/contract'

const UNREACHABLE: ErrorBody = {
  icone: 'error',
  titulo: 'Sem resposta do servidor',
  mensagem: 'Confira sua conexão e tente de novo.',
}

const WITHOUT_WORDS: ErrorBody = {
  icone: 'error',
  titulo: 'Algo deu errado',
  mensagem: 'O servidor não conseguiu responder. Tente de novo em alguns minutos.',
}

/** Texts for a refusal to which the server gave no text of its own. */
const refused = (mensagem: string): ErrorBody => ({
  icone: 'error',
  titulo: 'Acesso recusado',
  mensagem,
})

const BY_STATUS: Readonly<Record<number, ErrorBody>> = {
  0: UNREACHABLE,
  401: refused('Confira seus dados e entre de novo.'),
  403: refused('Sua conta não tem permissão para isto.'),
}

/**
 * The only error with which a call rejects. `status` is the HTTP status, or 0 where no answer came. Code branches on
 * `codigo`, never on the texts. Where the answer has no usable body, title and message are texts of ours.
 */
export class ApiError extends Error {
  readonly status: number
  readonly codigo: string | undefined
  readonly titulo: string
  readonly mensagem: string
  readonly icone: Icone
  readonly campos: Readonly<Record<string, string>>
  /** Whether this refusal also ended the session; the shell tells the user. */
  readonly endedSession: boolean

  constructor(
    status: number,
    body: unknown,
    { endedSession = false, ...options }: ErrorOptions & { endedSession?: boolean } = {},
  ) {
    const given: Partial<ErrorBody> = typeof body === 'object' && body !== null ? body : {}
    const fallback = BY_STATUS[status] ?? WITHOUT_WORDS
    super(given.mensagem || fallback.mensagem, options)
    this.name = 'ApiError'
    this.status = status
    // Servers of section 7 alone send a number as `codigo`.
    this.codigo = typeof given.codigo === 'string' ? given.codigo : undefined
    this.titulo = given.titulo || fallback.titulo
    this.mensagem = this.message
    this.icone = given.icone ?? fallback.icone
    this.campos = given.campos ?? {}
    this.endedSession = endedSession
  }
}
