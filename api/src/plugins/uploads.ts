import type { IncomingMessage } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { InvalidInputError, UnreadableRequestError } from '../errors.ts'

/** The field of the form that holds the file (docs/product.md section 7). */
const FIELD = 'arquivo'
/** A form may hold a few things besides; they are read over. */
const MAX_PARTS = 10

interface Upload<Kept> {
  /** Where a boundary is told, as the request's head gave it. */
  type: string
  maxBytes: number
  /** What becomes of a file that is longer. */
  tooLong: Error
  /** Takes the file while it comes in; what it gave counts only if the form then ends as it should. */
  keep(file: Readable): Promise<Kept>
}

/**
 * Streams the file of a multipart form. Throws an InvalidInputError where the form has none, an
 * UnreadableRequestError where it ends before its end, and whatever `keep` throws. What is left of the
 * request is then read over: who is still sending it can hear the answer.
 */
export async function readUpload<Kept>(
  request: IncomingMessage,
  upload: Upload<Kept>,
): Promise<Kept> {
  const parser = parserOf(upload)
  let file: Readable | undefined
  let kept: Promise<Kept> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (field, stream) => {
        // A stream that breaks before somebody listens would end the process.
        stream.on('error', reject)
        if (field !== FIELD || kept) {
          stream.resume()
          return
        }
        file = stream
        stream.on('limit', () => reject(upload.tooLong))
        kept = upload.keep(stream)
        kept.catch(reject)
      })
      parser.on('error', () => reject(new UnreadableRequestError()))
      parser.on('finish', resolve)
      finished(request, { writable: false }, (error) => {
        // Whoever sends it went away in the middle.
        if (error) reject(new UnreadableRequestError())
      })
      request.pipe(parser)
    })
    if (!kept) throw new InvalidInputError({ [FIELD]: 'Escolha um arquivo.' })
    return await kept
  } catch (error) {
    request.unpipe(parser)
    file?.destroy(new UnreadableRequestError())
    await Promise.allSettled([kept])
    request.resume()
    throw error
  }
}

function parserOf({ type, maxBytes }: { type: string; maxBytes: number }) {
  try {
    const limits = { fileSize: maxBytes, files: 1, parts: MAX_PARTS }
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    // Its words are about the boundary that the head does not tell.
    throw new UnreadableRequestError()
  }
}
