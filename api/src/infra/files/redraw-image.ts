import { LARGURA_MENOR, temMenor } from '@rumo/contract/figura-menor'
import { Semaphore } from 'es-toolkit'
import type { Sharp } from 'sharp'
import { AppError } from '../../errors.ts'

/** 422: a file is recognised as an image, but cannot be decoded. */
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

/** A small file may hold a huge image. One with this many pixels takes about 160 MB while it is drawn. */
const MAX_PIXELS = 40_000_000
/** Longer than any image takes that can be drawn. */
const TIMEOUT_S = 30
/** Only one image is drawn at a time, because the library already uses several threads for one. */
const turns = new Semaphore(1)

/**
 * An image that was decoded and encoded again, so that nothing hidden in its file is left, such as a location or a
 * script.
 */
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

/** The path of an image file, or its content. */
type Source = string | Buffer

/** Opens images. The library is loaded with the first image, because most servers draw none for days. */
async function opener(): Promise<(source: Source) => Sharp> {
  const { default: sharp } = await import('sharp')
  return (source) => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
}

/** The number of pixels by the header of an image; 0 if the library cannot read it. */
export async function pixelsOf(source: Source): Promise<number> {
  const opened = await opener()
  try {
    const { height, width } = await opened(source).metadata()
    return width * height
  } catch {
    // The library throws for content that it cannot read or that exceeds its limits.
    return 0
  }
}

/**
 * The smaller copy of an image, upright, as WebP. Undefined if the image is too narrow to need one, or is an SVG.
 * Throws an UnusableImageError if the image cannot be drawn.
 */
export async function shrinkImage(source: Source): Promise<Buffer | undefined> {
  const opened = await opener()
  await turns.acquire()
  try {
    const { autoOrient, format } = await opened(source).metadata()
    if (!temMenor(autoOrient.width) || format === 'svg') return undefined
    // Without `smartSubsample`, thin coloured lines fade.
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

/**
 * Decodes an image and encodes it again, upright and in sRGB. Throws an UnusableImageError if the image cannot be
 * drawn.
 */
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
