import type { ErrorBody } from '@rumo/contract'

/** A failure that the client is told about: its HTTP status and what the answer carries. */
export class AppError extends Error {
  override name = 'AppError'
  readonly statusCode: number
  readonly body: ErrorBody

  constructor(statusCode: number, body: ErrorBody) {
    super(body.mensagem)
    this.statusCode = statusCode
    this.body = body
  }
}

/** 400: what was sent does not validate; `campos` tells, by field, why. */
export class InvalidInputError extends AppError {
  constructor(campos: Record<string, string>) {
    super(400, {
      icone: 'warning',
      titulo: 'Dados inválidos',
      mensagem: 'Confira os dados enviados.',
      codigo: 'dados_invalidos',
      campos,
    })
  }
}

/** 404: no record has this id, or it belongs to something unpublished. */
export class MissingRecordError extends AppError {
  constructor(codigo: `${string}_inexistente`, mensagem: string) {
    super(404, { icone: 'error', titulo: 'Não encontrado', mensagem, codigo })
  }
}

/** 409: what is asked for does not fit what is there. */
export class ConflictError extends AppError {
  constructor(codigo: string, mensagem: string) {
    super(409, { icone: 'warning', titulo: 'Não foi possível gravar', mensagem, codigo })
  }
}

/**
 * 404: this server has no such path. Without a `codigo`, so that a client can tell it from an unknown
 * id and fall back to the calls of docs/product.md section 7.
 */
export class UnknownPathError extends AppError {
  constructor() {
    super(404, {
      icone: 'error',
      titulo: 'Não encontrado',
      mensagem: 'Este servidor não tem o endereço pedido.',
    })
  }
}

/** 405: the path exists with other methods. No `codigo`, for the same reason as an unknown path. */
export class MethodNotAllowedError extends AppError {
  constructor() {
    super(405, {
      icone: 'error',
      titulo: 'Método não permitido',
      mensagem: 'Este endereço não aceita o método usado.',
    })
  }
}

/** 416: a file has no byte of the range asked for. */
export class UnsatisfiableRangeError extends AppError {
  constructor() {
    super(416, {
      icone: 'error',
      titulo: 'Trecho inexistente',
      mensagem: 'O arquivo não tem o trecho pedido.',
      codigo: 'trecho_inexistente',
    })
  }
}

/** 503: the process lives but cannot answer now: it misses a migration, or its database does not answer. */
export class UnavailableError extends AppError {
  constructor() {
    super(503, {
      icone: 'error',
      titulo: 'Servidor indisponível',
      mensagem: 'O servidor não está pronto para responder. Tente de novo em instantes.',
      codigo: 'indisponivel',
    })
  }
}
