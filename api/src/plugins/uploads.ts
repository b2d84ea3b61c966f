import type { IncomingMessage } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { InvalidInputError, UnreadableRequestError } from '../errors.ts'

/** The field of a form that holds the file, unless told (docs/decisions/calls.md). */
const FIELD = 'arquivo'
/** A form may hold a few things besides; they are read over. */
const MAX_PARTS = 10

interface Form<Kept> {
  /** Where a boundary is told, as the request's head gave it. */
  type: string
  /** The fields that hold a file, the first of which has to be there. */
  files: readonly [string, ...string[]]
  /** Fields that may hold a text. */
  texts: readonly string[]
  maxBytes: number
  /** What becomes of a form with a longer file, or a text that is too long. */
  tooLong: Error
  /** Takes a file while it comes in; what it gave counts only if the form then ends as it should. */
  keep(file: Readable): Promise<Kept>
}

/** What a form held, by its fields. */
export interface ReadForm<Kept> {
  files: ReadonlyMap<string, Kept>
  texts: ReadonlyMap<string, string>
}

/** Streams the one file of a multipart form, as `readForm` does. */
export async function readUpload<Kept>(
  request: IncomingMessage,
  upload: Omit<Form<Kept>, 'files' | 'texts'>,
): Promise<Kept> {
  const { files } = await readForm(request, { ...upload, files: [FIELD], texts: [] })
  // It is there, or readForm has thrown.
  return files.get(FIELD) as Kept
}

/**
 * Streams the files of a multipart form. Throws an InvalidInputError where its first one is missing, an
 * UnreadableRequestError where it ends before its end, and whatever `keep` throws. What is left of the
 * request is then read over: who is still sending it can hear the answer.
 */
export async function readForm<Kept>(
  request: IncomingMessage,
  form: Form<Kept>,
): Promise<ReadForm<Kept>> {
  const parser = parserOf(form)
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
        stream.on('limit', () => reject(form.tooLong))
        const kept = form.keep(stream)
        keeping.set(field, kept)
        kept.catch(reject)
      })
      parser.on('field', (field, text, _, isCut) => {
        if (!form.texts.includes(field)) return
        if (isCut) reject(form.tooLong)
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
    return { files: await allOf(keeping), texts }
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

function parserOf({ files, maxBytes, type }: Pick<Form<unknown>, 'files' | 'maxBytes' | 'type'>) {
  try {
    const limits = {
      fileSize: maxBytes,
      fieldSize: 64 * 1024,
      files: files.length,
      parts: MAX_PARTS,
    }
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    // Its words are about the boundary that the head does not tell.
    throw new UnreadableRequestError()
  }
}
