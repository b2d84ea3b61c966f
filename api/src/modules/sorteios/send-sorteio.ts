import { negotiate } from '@fastify/accept-negotiator'
import type { Envelope, QuestaoSorteada, Sorteio } from '@rumo/contract'
import { questaoSorteada } from '@rumo/contract/schemas/sorteios'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { withWholeAddresses } from '../../infra/files/file-address.ts'
import {
  compressedPiece,
  gzipOf,
  type Piece,
  plainOf,
  storedPiece,
} from '../../infra/network/gzip-pieces.ts'

const BEFORE = storedPiece('{"dados":{"questoes":[')
const BETWEEN = storedPiece(',')

/** The last sent form of each question, with the API's address in it; kept for as long as the question is in memory. */
const sent = new WeakMap<QuestaoSorteada, { base: string | undefined; piece: Piece }>()

/**
 * Gives the body of a draw, in gzip for clients that accept it. Encoding and compressing a question costs more than
 * drawing it, so each question's compressed form is kept, and a draw puts these together.
 */
export function sendSorteio(
  { dados: { questoes, ...counts } }: Envelope<Sorteio>,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer {
  const base = request.server.addressFor(request)
  const pieces = questoes.flatMap((questao, index) => {
    const piece = pieceOf(questao, base)
    return index === 0 ? [piece] : [BETWEEN, piece]
  })
  const after = storedPiece(`],${JSON.stringify(counts).slice(1)},"valido":true}`)
  const all = [BEFORE, ...pieces, after]
  const { 'accept-encoding': accepted } = request.headers
  if (typeof accepted !== 'string' || negotiate(accepted, ['gzip']) === null) return plainOf(all)
  // No `Vary` header is needed, because no cache keeps a draw.
  reply.header('content-encoding', 'gzip')
  return gzipOf(all)
}

function pieceOf(questao: QuestaoSorteada, base: string | undefined): Piece {
  const known = sent.get(questao)
  if (known && known.base === base) return known.piece
  const json = JSON.stringify(z.encode(questaoSorteada, questao))
  const piece = compressedPiece(base === undefined ? json : withWholeAddresses(json, base))
  sent.set(questao, { base, piece })
  return piece
}
