import { LARGURA_MENOR, temMenor } from '@rumo/contract/figura-menor'
import { Semaphore } from 'es-toolkit'
import type { Sharp } from 'sharp'
import { AppError } from '../../errors.ts'

/** 422: it says that it is an image, and cannot be drawn. */
export class UnusableImageError extends AppError {
  constructor(cause: unknown) {
    const mensagem = 'A imagem está danificada ou tem pontos demais (o máximo são 40 milhões).'
    super(422, {
      icone: 'warning',
      titulo: 'Imagem não aceita',
      mensagem,
      codigo: 'imagem_nao_aceita',
      campos: { arquivo: mensagem },
    })
    this.cause = cause
  }
}

/** A small file may hold a huge image: one of this many points takes some 160 MB while it is drawn. */
const MAX_PIXELS = 40_000_000
/** What no image that can be drawn takes. */
const TIMEOUT_S = 30
/** One draws with several threads already. */
const turns = new Semaphore(1)

/** An image that was drawn again: what was hidden in its file, a place or a script, is gone. */
export interface Image {
  extension: 'png' | 'jpg' | 'webp'
  content: Uint8Array
  /** In px. */
  largura: number
  altura: number
}

const WRITERS = {
  png: (image: Sharp) => image.png({ compressionLevel: 9 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 88, mozjpeg: true }),
  webp: (image: Sharp) => image.webp({ quality: 88 }),
}

/** What an image is read from: the path of its file, or its content. */
type Source = string | Buffer

/** What opens images. Its library is loaded with the first one: most servers draw none for days. */
async function opener(): Promise<(source: Source) => Sharp> {
  const { default: sharp } = await import('sharp')
  return (source) => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
}

/** How many points an image has by its header; 0 if it is no image, or of a kind that is not drawn. */
export async function pixelsOf(source: Source): Promise<number> {
  const opened = await opener()
  try {
    const { height, width } = await opened(source).metadata()
    return width * height
  } catch {
    // It throws on what it cannot read, and on what it may not draw.
    return 0
  }
}

/**
 * The smaller copy of an image, upright, as WebP; undefined where it is no image that is drawn, or too narrow to have one.
 * Throws an UnusableImageError where it cannot be drawn.
 */
export async function shrinkImage(source: Source): Promise<Buffer | undefined> {
  const opened = await opener()
  await turns.acquire()
  try {
    const { autoOrient, format } = await opened(source).metadata()
    if (!temMenor(autoOrient.width) || format === 'svg') return undefined
    // Without `smartSubsample` thin coloured lines fade.
    const image = opened(source)
      .autoOrient()
      .resize({ width: LARGURA_MENOR })
      .webp({ quality: 82, smartSubsample: true })
    return await image.timeout({ seconds: TIMEOUT_S }).toBuffer()
  } catch (cause) {
    throw new UnusableImageError(cause)
  } finally {
    turns.release()
  }
}

/** Draws an image again, upright, in sRGB. Throws an UnusableImageError where it cannot. */
export async function redrawImage(source: Source, extension: Image['extension']): Promise<Image> {
  const opened = await opener()
  await turns.acquire()
  try {
    const { data, info } = await WRITERS[extension](opened(source).autoOrient())
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer({ resolveWithObject: true })
    return { extension, content: data, largura: info.width, altura: info.height }
  } catch (cause) {
    throw new UnusableImageError(cause)
  } finally {
    turns.release()
  }
}
