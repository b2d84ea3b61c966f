import type { IncomingMessage } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { Form } from '@rumo/contract'
import { InvalidInputError, UnreadableRequestError } from '../errors.ts'

/** A form may hold a few things besides; they are read over. */
const MAX_PARTS = 10

interface Reading<Kept> {
  form: Form
  /** Where a boundary is told, as the request's head gave it. */
  type: string
  maxBytes: number
  /** The error for a form with a longer file, or a text that is too long. */
  tooLong: Error
  /** Takes a file while it comes in; what it gave counts only if the form then ends as it should. */
  keep: (file: Readable) => Promise<Kept>
}

/** What a form held, by its fields. */
export interface ReadForm<Kept> {
  /** The file that has to be there. */
  first: Kept
  files: ReadonlyMap<string, Kept>
  texts: ReadonlyMap<string, string>
}

/**
 * Streams the files of a multipart form. Throws an InvalidInputError where its first one is missing, an
 * UnreadableRequestError where it ends before its end, and whatever `keep` throws. What is left of the
 * request is then read over: who is still sending it can hear the answer.
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
        // An error of a stream without a listener would end the process.
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
        // The client went away in the middle.
        if (error) reject(new UnreadableRequestError())
      })
      request.pipe(parser)
    })
    const [first] = form.files
    if (!keeping.has(first)) throw new InvalidInputError({ [first]: 'Escolha um arquivo.' })
    const files = await allOf(keeping)
    // The first has come.
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
    // Its words are about the boundary that the head does not tell.
    throw new UnreadableRequestError()
  }
}
