import { InvalidInputError } from '../../errors.ts'
import type { ExamArchive } from '../../domain/exames/exam-archive.ts'
import { HEAD_BYTES, kindOf } from '../../infra/files/file-kind.ts'
import type { ImagemGuardada } from '../../domain/leitura/keep-pictures.ts'
import { pixelsOf, redrawImage, UnusableImageError } from '../../infra/files/redraw-image.ts'
import type { Storage } from '../../infra/files/storage.ts'

/** The points of ten images of the greatest size, which take half a minute to draw. */
const MAX_PIXELS = 400_000_000

/**
 * Draws and keeps the images of these names, each once by whatever names, and leaves out those that are not there or
 * cannot be drawn. Throws an ArchiveError, an InvalidInputError where they have more than 400 million points together,
 * and the signal's reason.
 */
export async function guardarImagens(
  storage: Storage,
  archive: ExamArchive,
  names: Iterable<string>,
  signal: AbortSignal,
): Promise<Map<string, ImagemGuardada>> {
  const kept = new Map<string, ImagemGuardada>()
  let pixelsLeft = MAX_PIXELS
  for (const [place, alike] of Map.groupBy(names, (name) => archive.find(name))) {
    signal.throwIfAborted()
    if (place === undefined) continue
    const content = await archive.read(place)
    pixelsLeft -= await pixelsOf(content)
    if (pixelsLeft < 0) {
      const tooMany =
        'As imagens do .zip passam de 400 milhões de pontos juntas: reduza as maiores.'
      throw new InvalidInputError({ url_arquivo: tooMany })
    }
    const image = await keep(storage, content)
    if (image) for (const name of alike) kept.set(name, image)
  }
  return kept
}

async function keep(storage: Storage, content: Buffer): Promise<ImagemGuardada | undefined> {
  const kind = kindOf(content.subarray(0, HEAD_BYTES))
  if (kind !== 'png' && kind !== 'jpg' && kind !== 'webp') return undefined
  try {
    const { altura, extension, largura, content: drawn } = await redrawImage(content, kind)
    const key = await storage.save('figuras', extension, drawn)
    return { url: `arquivos/${key}`, largura, altura }
  } catch (error) {
    if (error instanceof UnusableImageError) return undefined
    throw error
  }
}
