import type { ErrorBody } from '@rumo/contract'
import { nameField } from './field-words.ts'

/** A failure that the client is told about: the HTTP status, and the body and headers of the response. */
export class AppError extends Error {
  override name = 'AppError'
  readonly statusCode: number
  readonly body: ErrorBody
  /** Further headers of the response. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    statusCode: number,
    body: ErrorBody,
    headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(body.mensagem, options)
    this.statusCode = statusCode
    this.body = body
    this.headers = headers
  }
}

/** Makes a subclass of `Kind` whose constructor always passes these arguments, so that all its errors say the same. */
export const always = <Words extends unknown[]>(
  Kind: new (...words: Words) => AppError,
  ...words: Words
) =>
  class extends Kind {
    constructor() {
      super(...words)
    }
  }

/** 400: the input is invalid. `campos` gives the reason by field; `mensagem` is a sentence on the first of them. */
export class InvalidInputError extends AppError {
  constructor(campos: Record<string, string>) {
    const [first] = Object.entries(campos)
    super(400, {
      icone: 'warning',
      titulo: 'Dados inválidos',
      mensagem: first ? nameField(...first) : 'Confira os dados enviados.',
      codigo: 'dados_invalidos',
      campos,
    })
  }
}

/** Throws an InvalidInputError when `campos` has at least one field. */
export function refuseCampos(campos: Record<string, string>): void {
  if (Object.keys(campos).length > 0) throw new InvalidInputError(campos)
}

/**
 * Runs all checks and throws one InvalidInputError with the fields that any of them refused. Any other error of a check
 * is thrown as it is.
 */
export async function refuseAll(checks: readonly (() => unknown)[]): Promise<void> {
  const campos: Record<string, string> = {}
  for (const settled of await Promise.allSettled(checks.map(async (check) => check()))) {
    if (settled.status === 'fulfilled') continue
    const reason: unknown = settled.reason
    if (!(reason instanceof InvalidInputError)) throw reason
    Object.assign(campos, reason.body.campos)
  }
  refuseCampos(campos)
}

/** 400: the request ended early, or its body is not in the format that it declares. */
export class UnreadableRequestError extends always(AppError, 400, {
  icone: 'error',
  titulo: 'Pedido inválido',
  mensagem: 'O servidor não entendeu o pedido.',
  codigo: 'pedido_invalido',
}) {}

/** 415: the call takes a form with a file, and the request has another content type. */
export class NotAFormError extends always(AppError, 415, {
  icone: 'error',
  titulo: 'Tipo não aceito',
  mensagem: 'O servidor espera um formulário com um arquivo.',
  codigo: 'tipo_nao_aceito',
}) {}

/** 404: no record has this id, or it belongs to something unpublished. */
export class MissingRecordError extends AppError {
  constructor(codigo: `${string}_inexistente`, mensagem: string) {
    super(404, { icone: 'error', titulo: 'Não encontrado', mensagem, codigo })
  }
}

/**
 * Makes a function that gives back the record that was found, and throws a MissingRecordError with these arguments when
 * the record is undefined.
 */
export const orMissing =
  (...words: ConstructorParameters<typeof MissingRecordError>) =>
  <Found>(found: Found | undefined): Found => {
    if (found === undefined) throw new MissingRecordError(...words)
    return found
  }

/** 409: the request conflicts with what is stored; `campo` is the field that causes the conflict, if one does. */
export class ConflictError extends AppError {
  constructor(codigo: string, mensagem: string, campo?: string) {
    super(409, {
      icone: 'warning',
      titulo: 'Não foi possível salvar',
      mensagem,
      codigo,
      ...(campo !== undefined && { campos: { [campo]: mensagem } }),
    })
  }
}

/** 409: another request changed the record after the client read it. */
export class StaleVersionError extends always(
  ConflictError,
  'versao_antiga',
  'Outra pessoa editou este registro depois que você o abriu. Abra-o de novo para ver como ficou.',
) {}

/** 409: other records still use this one, so it cannot be removed; `what` says how many, such as '3 provas'. */
export class InUseError extends AppError {
  constructor(what: string) {
    super(409, {
      icone: 'warning',
      titulo: 'Não foi possível deletar',
      mensagem: `Este registro ainda está em uso: ${what}.`,
      codigo: 'em_uso',
    })
  }
}

/**
 * 404: this server has no such path. The body has no `codigo`, so that a client can tell an unknown path from an
 * unknown id and fall back to the calls of section 7 (docs/product/calls.md).
 */
export class UnknownPathError extends always(AppError, 404, {
  icone: 'error',
  titulo: 'Não encontrado',
  mensagem: 'Este servidor não tem o endereço pedido.',
}) {}

/** 405: the path exists with other methods. No `codigo`, for the same reason as an unknown path. */
export class MethodNotAllowedError extends always(AppError, 405, {
  icone: 'error',
  titulo: 'Método não permitido',
  mensagem: 'Este endereço não aceita o método usado.',
}) {}

/** 416: a file has no byte of the range asked for. */
export class UnsatisfiableRangeError extends AppError {
  /** `size` is the file's, in bytes. */
  constructor(size: number) {
    super(
      416,
      {
        icone: 'error',
        titulo: 'Trecho inexistente',
        mensagem: 'O arquivo não tem o trecho pedido.',
        codigo: 'trecho_inexistente',
      },
      { 'content-range': `bytes */${size}` },
    )
  }
}

/** 503: the process runs but cannot answer now: a migration is missing, or the database does not answer. */
export class UnavailableError extends AppError {
  constructor(options?: ErrorOptions) {
    super(
      503,
      {
        icone: 'error',
        titulo: 'Servidor indisponível',
        mensagem: 'O servidor não está pronto para responder. Tente de novo em instantes.',
        codigo: 'indisponivel',
      },
      // A restart of PostgreSQL takes about 5 s.
      { 'retry-after': '5' },
      options,
    )
  }
}
