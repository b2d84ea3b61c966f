import type { ErrorBody } from '@rumo/contract'
import { nameField } from './field-words.ts'

/** A failure that the client is told about: its HTTP status and what the answer carries. */
export class AppError extends Error {
  override name = 'AppError'
  readonly statusCode: number
  readonly body: ErrorBody
  /** What the answer's head says besides. */
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

/** Makes a class of errors that always say the same: those of a kind, with these arguments. */
export const always = <Words extends unknown[]>(
  Kind: new (...words: Words) => AppError,
  ...words: Words
) =>
  class extends Kind {
    constructor() {
      super(...words)
    }
  }

/** 400: what was sent does not validate; `campos` tells, by field, why, and `mensagem` of the first one. */
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

/** Throws an InvalidInputError where there is anything to say of a field. */
export function refuseCampos(campos: Record<string, string>): void {
  if (Object.keys(campos).length > 0) throw new InvalidInputError(campos)
}

/** Throws one InvalidInputError with what any of these has to say of a field. */
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

/** 400: what came is broken off, or is not written as it says. */
export class UnreadableRequestError extends always(AppError, 400, {
  icone: 'error',
  titulo: 'Pedido inválido',
  mensagem: 'O servidor não entendeu o pedido.',
  codigo: 'pedido_invalido',
}) {}

/** 415: the call takes a form with a file, and something else came. */
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

/** Makes what gives what was found, and throws a MissingRecordError in these words where that is nothing. */
export const orMissing =
  (...words: ConstructorParameters<typeof MissingRecordError>) =>
  <Found>(found: Found | undefined): Found => {
    if (found === undefined) throw new MissingRecordError(...words)
    return found
  }

/** 409: what is asked for does not fit what is there; `campo` is the field that says so, if one does. */
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

/** 409: the record was written since it was read. */
export class StaleVersionError extends always(
  ConflictError,
  'versao_antiga',
  'Outra pessoa editou este registro depois que você o abriu. Abra-o de novo para ver como ficou.',
) {}

/** 409: what still hangs on a record keeps it from being removed; `what` with its number, as '3 provas'. */
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
 * 404: this server has no such path. Without a `codigo`, so that a client can tell it from an unknown
 * id and fall back to the calls of section 7 (docs/product/calls.md).
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

/** 503: the process lives but cannot answer now: it misses a migration, or its database does not answer. */
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
      // A PostgreSQL that is restarted takes about as long.
      { 'retry-after': '5' },
      options,
    )
  }
}
