import type { ErrorBody } from '@rumo/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  AppError,
  ConflictError,
  InvalidInputError,
  UnavailableError,
  UnknownPathError,
} from '../errors.ts'
import { refusalOf } from '../infra/database/constraints.ts'
import { isUnavailable } from '../infra/database/unavailable.ts'
import { LeftError } from './while-there.ts'
import { refusalBody } from './http-refusals.ts'

/** A failure of the server. The details are only in the log, under the id of the request. */
const INTERNAL: ErrorBody = {
  icone: 'error',
  titulo: 'Erro no servidor',
  mensagem: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  codigo: 'erro_interno',
}

const OF_CONTENT = [
  'cache-control',
  'etag',
  'content-type',
  'content-length',
  'content-range',
  'content-encoding',
]

type Failure = FastifyError | AppError

/** The only place where an error becomes an answer: `{icone, titulo, mensagem, codigo, campos?}`. */
export const handleError = (thrown: Failure, request: FastifyRequest, reply: FastifyReply) =>
  reply.send({ ...beginRefusal(thrown, request, reply), valido: false })

/** Logs an error, sets the status and headers of the answer, and returns what the answer says. */
export function beginRefusal(
  thrown: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorBody {
  removeContentHeaders(reply)
  const error = failureOfDatabase(thrown) ?? thrown
  const statusCode = error.statusCode ?? 500
  logFailure(request, thrown, error)
  if (error instanceof AppError) {
    reply.code(statusCode).headers(error.headers)
    return error.body
  }
  const isOurs = statusCode < 400 || statusCode >= 500
  reply.code(isOurs ? 500 : statusCode)
  return isOurs ? INTERNAL : refusalBody(statusCode)
}

/** Logs a failure of the server with its stack, and a refusal because the server is busy in one line. */
function logFailure(request: FastifyRequest, thrown: Error, error: Failure): void {
  if (error instanceof LeftError) request.log.info({ req: request }, 'request broken off')
  if ((error.statusCode ?? 500) < 500) return
  const isBusy = error instanceof AppError && !(error instanceof UnavailableError)
  if (isBusy) request.log.warn({ codigo: error.body.codigo }, 'request refused')
  else request.log.error({ err: thrown }, 'request failed')
}

/** Removes the headers that describe the content that could not be sent. */
function removeContentHeaders(reply: FastifyReply): void {
  for (const name of OF_CONTENT) {
    if (reply.getHeader(name) === 'no-store') continue
    reply.removeHeader(name)
    // The headers of a stream are already in the raw answer.
    if (!reply.raw.headersSent) reply.raw.removeHeader(name)
  }
}

/**
 * The answer if the database cannot be reached, or if it refuses input that no service has refused before. Undefined
 * for other errors: a broken check constraint or a missing value is a failure of the server, since the contract should
 * have refused it.
 */
function failureOfDatabase(error: Failure): AppError | undefined {
  // An error with a status comes from the client's connection, which broke in the middle of the body.
  if (error.statusCode !== undefined) return undefined
  if (isUnavailable(error)) return new UnavailableError()
  switch (refusalOf(error)) {
    case 'unique':
      return new ConflictError('registro_repetido', 'Já existe um registro com esses dados.')
    case 'foreign_key':
      return new ConflictError(
        'registro_vinculado',
        'O registro está em uso, ou aponta para outro que não existe.',
      )
    case 'value':
      return new InvalidInputError({})
    default:
      return undefined
  }
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(() => {
    throw new UnknownPathError()
  })
}
