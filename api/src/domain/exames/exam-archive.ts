import { posix } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'

/** A stored file that can be read in parts; `start` and `end` are both included. */
export interface RangedFile {
  /** In bytes. */
  size: number
  open(range: { start: number; end: number }): Promise<Readable>
}

/** An exam file and its images in one .zip (docs/exam-file.md). */
export interface ExamArchive {
  exam(): Promise<string>
  /** The path in the archive of an image; several names may have the same. Undefined if there is none. */
  find(name: string): string | undefined
  /** Reads an entry. Throws an ArchiveError if the entry, or everything that was read so far, is too large. */
  read(place: string): Promise<Buffer>
}

/** The .zip has no exam, or is invalid. */
export class ArchiveError extends Error {}

const MB = 1_000_000
/** Limits for an exam file with its images, by the sizes in the archive's directory. Folders are entries too. */
const MAX = { entries: 1000, examBytes: 1.5 * MB, imageBytes: 10 * MB, allBytes: 100 * MB }
/** Files that macOS and other systems add. */
const NOT_OURS = /(?:^|\/)(?:__MACOSX\/|\.)/

/**
 * Reads the directory of an archive, and decompresses nothing. Throws an ArchiveError unless the archive holds exactly
 * one exam file.
 */
export async function openExamArchive(file: RangedFile): Promise<ExamArchive> {
  const zip = await opened(file)
  const entries = await entriesOf(zip, file.size)
  const exams = [...entries.keys()].filter((name) => name.toLowerCase().endsWith('.json'))
  const [exam] = exams
  if (exam === undefined || exams.length > 1) throw new ArchiveError('No single exam file')
  const folder = posix.dirname(exam)
  let bytesLeft = MAX.allBytes

  /**
   * Decompresses an entry. The size in the directory can be trusted, because the library stops at an entry that is
   * larger than stated.
   */
  async function inflated(place: string, maxBytes: number): Promise<Buffer> {
    const entry = entries.get(place)
    if (!entry) throw new ArchiveError('No such place')
    bytesLeft -= entry.uncompressedSize
    if (entry.uncompressedSize > maxBytes || bytesLeft < 0) throw new ArchiveError('Too long')
    try {
      return await buffer(await zip.openReadStreamPromise(entry))
    } catch (cause) {
      throw new ArchiveError('Broken', { cause })
    }
  }

  return {
    exam: async () => (await inflated(exam, MAX.examBytes)).toString(),
    find(name) {
      const places = [posix.join(folder, name), posix.join(folder, 'figuras', name)]
      return places.find((place) => entries.has(place))
    },
    read: (place) => inflated(place, MAX.imageBytes),
  }
}

/** The entries of an archive, by their names; `size` is that of the whole archive in bytes. */
async function entriesOf(zip: ZipFile, size: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX.entries) throw new ArchiveError('Too many entries')
  const entries = new Map<string, Entry>()
  let [bytes, deflatedBytes] = [0, 0]
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize
      deflatedBytes += entry.compressedSize
      // If all entries together are longer than the archive, some share bytes: a zip bomb.
      if (bytes > MAX.allBytes || deflatedBytes > size) throw new ArchiveError('Too long')
      if (!NOT_OURS.test(entry.fileName) && !entry.fileName.endsWith('/')) {
        entries.set(entry.fileName, entry)
      }
    }
  } catch (cause) {
    throw cause instanceof ArchiveError ? cause : new ArchiveError('Broken', { cause })
  }
  return entries
}

async function opened(file: RangedFile): Promise<ZipFile> {
  try {
    return await fromRandomAccessReaderPromise(new RangeReader(file), file.size, {
      lazyEntries: true,
      // With autoClose, nothing could be read after the entries are listed.
      autoClose: false,
    })
  } catch (cause) {
    throw new ArchiveError('No archive', { cause })
  }
}

/** Reads ranges of an archive, wherever it is stored. */
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
