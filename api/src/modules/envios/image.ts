import { Semaphore } from 'es-toolkit'
import sharp, { type Sharp } from 'sharp'
import { UnusableImageError } from './envios.errors.ts'

/** A small file may hold a vast image: one of so many takes some 160 MB while it is drawn. */
const MAX_PIXELS = 40_000_000
/** What no image that can be drawn takes. */
const TIMEOUT_S = 30
/** One draws with several threads already. */
const turns = new Semaphore(1)

/** An image that is drawn anew: what was hidden in its file, a place or a script, is gone. */
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

/** Draws the image of a file anew, upright, in sRGB. Throws an UnusableImageError where it cannot. */
export async function redrawImage(path: string, extension: Image['extension']): Promise<Image> {
  await turns.acquire()
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    const { data, info } = await WRITERS[extension](image)
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer({ resolveWithObject: true })
    return { extension, content: data, largura: info.width, altura: info.height }
  } catch (cause) {
    throw new UnusableImageError(cause)
  } finally {
    turns.release()
  }
}
