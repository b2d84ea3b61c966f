import { posix } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'

/** Of which parts are read, from byte `start` to byte `end`, both included. */
export interface RangedFile {
  /** In bytes. */
  size: number
  open(range: { start: number; end: number }): Promise<Readable>
}

/** An exam file with its images in one .zip (docs/exam-file.md). */
export interface ExamArchive {
  /** The text of the exam file. */
  exam(): Promise<string>
  /** The image that the exam file names so; undefined where it is not there. Throws an ArchiveError where it is too long. */
  image(name: string): Promise<Buffer | undefined>
}

/** A .zip that holds no exam, or is not what it says. */
export class ArchiveError extends Error {}

const MB = 1_000_000
/** As long as an exam file with its images may be, by what the archive says of them; each is held to it. */
const MAX = { entries: 1000, examBytes: 1.5 * MB, imageBytes: 10 * MB, allBytes: 100 * MB }
/** What macOS and others put beside the files. */
const NOT_OURS = /(?:^|\/)(?:__MACOSX\/|\.)/

/** Looks into an archive, without inflating anything. Throws an ArchiveError for one that holds no single exam file. */
export async function openExamArchive(file: RangedFile): Promise<ExamArchive> {
  const zip = await opened(file)
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize
      if (entries.size >= MAX.entries || bytes > MAX.allBytes) throw new ArchiveError('Too long')
      if (!NOT_OURS.test(entry.fileName) && !entry.fileName.endsWith('/')) {
        entries.set(entry.fileName, entry)
      }
    }
  } catch (cause) {
    throw cause instanceof ArchiveError ? cause : new ArchiveError('Broken', { cause })
  }
  const exams = [...entries.keys()].filter((name) => name.toLowerCase().endsWith('.json'))
  const [exam] = exams
  const entry = entries.get(exam ?? '')
  if (exam === undefined || !entry || exams.length > 1)
    throw new ArchiveError('No single exam file')
  const folder = posix.dirname(exam)
  return {
    exam: async () => (await inflated(zip, entry, MAX.examBytes)).toString(),
    async image(name) {
      const paths = [posix.join(folder, name), posix.join(folder, 'figuras', name)]
      const found = entries.get(paths.find((path) => entries.has(path)) ?? '')
      return found && inflated(zip, found, MAX.imageBytes)
    },
  }
}

async function opened(file: RangedFile): Promise<ZipFile> {
  try {
    return await fromRandomAccessReaderPromise(new RangeReader(file), file.size, {
      lazyEntries: true,
      // Closed by itself it could not be read after its entries were listed.
      autoClose: false,
    })
  } catch (cause) {
    throw new ArchiveError('No archive', { cause })
  }
}

/** The library ends what inflates to more than the directory says. */
async function inflated(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw new ArchiveError('Too long')
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch (cause) {
    throw new ArchiveError('Broken', { cause })
  }
}

/** Reads an archive where it lies. */
class RangeReader extends RandomAccessReader {
  readonly #file: RangedFile

  constructor(file: RangedFile) {
    super()
    this.#file = file
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const content = new PassThrough()
    const reading = this.#file.open({ start, end: end - 1 }).then((part) => pipeline(part, content))
    reading.catch((error: Error) => content.destroy(error))
    return content
  }
}
