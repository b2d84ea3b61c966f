import { InvalidInputError } from '../../errors.ts'
import type { ExamArchive } from '../../domain/exames/exam-archive.ts'
import { HEAD_BYTES, kindOf } from '../../infra/files/file-kind.ts'
import type { ImagemGuardada } from '../../domain/leitura/keep-pictures.ts'
import { pixelsOf, redrawImage, UnusableImageError } from '../../infra/files/redraw-image.ts'
import type { Storage } from '../../infra/files/storage.ts'

/** The pixels of ten images of the largest accepted size, which take half a minute to redraw. */
const MAX_PIXELS = 400_000_000

/**
 * Redraws and keeps the images with these names. Several names for the same file in the archive give one image. Images
 * that are missing or cannot be drawn are left out. Throws an ArchiveError, an InvalidInputError when the images have
 * more than 400 million pixels together, and the signal's reason.
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
