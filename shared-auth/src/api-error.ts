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

/** Used where the server gives no text of its own. */
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
 * The one error that a call rejects with. `status` is the HTTP status, 0 when no answer came; branch on
 * `codigo`, never on the texts. An answer without a usable body gets a title and a text of ours.
 */
export class ApiError extends Error {
  readonly status: number
  readonly codigo: string | undefined
  readonly titulo: string
  readonly mensagem: string
  readonly icone: Icone
  readonly campos: Readonly<Record<string, string>>
  /** Whether the refusal ended the session too; the shell tells the user about that. */
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
    // Servers of section 7 alone send a number there.
    this.codigo = typeof given.codigo === 'string' ? given.codigo : undefined
    this.titulo = given.titulo || fallback.titulo
    this.mensagem = this.message
    this.icone = given.icone ?? fallback.icone
    this.campos = given.campos ?? {}
    this.endedSession = endedSession
  }
}
