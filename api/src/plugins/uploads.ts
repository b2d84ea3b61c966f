import type { IncomingMessage } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { Form } from '@rumo/contract'
import { InvalidInputError, UnreadableRequestError } from '../errors.ts'

/** A form may have a few other fields, which are skipped. */
const MAX_PARTS = 10

interface Reading<Kept> {
  form: Form
  /** The content type of the request, which contains the boundary. */
  type: string
  maxBytes: number
  tooLong: Error
  /** Stores a file while it is being received. The result is used only if the rest of the form is valid. */
  keep: (file: Readable) => Promise<Kept>
}

/** The content of a form, by its fields. */
export interface ReadForm<Kept> {
  /** The result for the required file. */
  first: Kept
  files: ReadonlyMap<string, Kept>
  texts: ReadonlyMap<string, string>
}

/**
 * Streams the files of a multipart form. Throws an InvalidInputError if the first file is missing, an
 * UnreadableRequestError if the form is incomplete, and whatever `keep` throws. After an error the rest of the request
 * is still read and dropped, because a client reads the answer only after sending everything.
 */
export async function readForm<Kept>(
  request: IncomingMessage,
  { form, type, maxBytes, tooLong, keep }: Reading<Kept>,
): Promise<ReadForm<Kept>> {
  const parser = parserOf({ form, type, maxBytes })
  const streams: Readable[] = []
  const keeping = new Map<string, Promise<Kept>>()
  const texts = new Map<string, string>()
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (field, stream) => {
        // An 'error' event without a listener would end the process.
        stream.on('error', reject)
        if (!form.files.includes(field) || keeping.has(field)) {
          stream.resume()
          return
        }
        streams.push(stream)
        stream.on('limit', () => reject(tooLong))
        const kept = keep(stream)
        keeping.set(field, kept)
        kept.catch(reject)
      })
      parser.on('field', (field, text, _, isCut) => {
        if (!form.texts.includes(field)) return
        if (isCut) reject(tooLong)
        texts.set(field, text)
      })
      parser.on('error', () => reject(new UnreadableRequestError()))
      parser.on('finish', resolve)
      finished(request, { writable: false }, (error) => {
        // The client disconnected in the middle.
        if (error) reject(new UnreadableRequestError())
      })
      request.pipe(parser)
    })
    const [first] = form.files
    if (!keeping.has(first)) throw new InvalidInputError({ [first]: 'Escolha um arquivo.' })
    const files = await allOf(keeping)
    // The check above ensures that the first file was received.
    return { first: files.get(first) as Kept, files, texts }
  } catch (error) {
    request.unpipe(parser)
    for (const stream of streams) stream.destroy(new UnreadableRequestError())
    await Promise.allSettled(keeping.values())
    request.resume()
    throw error
  }
}

async function allOf<Kept>(
  keeping: ReadonlyMap<string, Promise<Kept>>,
): Promise<Map<string, Kept>> {
  const kept = new Map<string, Kept>()
  for (const [field, promise] of keeping) kept.set(field, await promise)
  return kept
}

function parserOf({ form, maxBytes, type }: Pick<Reading<unknown>, 'form' | 'maxBytes' | 'type'>) {
  try {
    const limits = {
      fileSize: maxBytes,
      fieldSize: 64 * 1024,
      files: form.files.length,
      parts: MAX_PARTS,
    }
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    // The parser's own error is about a missing boundary in the content type.
    throw new UnreadableRequestError()
  }
}
