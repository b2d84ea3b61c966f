import sharp from 'sharp'
import { heightOf, widthOf } from './geometry.ts'
import type { Box } from './model.ts'
import type { Picture } from './pdf/render.ts'

/** A region of a page as PNG, with its size on the page in CSS px. */
export interface Figura {
  conteudo: Uint8Array
  largura: number
  altura: number
}

/** Resolution of the cut-out pictures, in pixels per point. */
export const PIXELS_A_POINT = 2.5
const CSS_PX_A_POINT = 96 / 72
// sharp's cache would be of no use, because each picture is drawn only once.
sharp.cache(false)

/** Encodes a picture as PNG, on a white background. */
export function pngOf({ data, height, width }: Picture): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .png({ palette: true, compressionLevel: 8 })
    .toBuffer()
}

/** The size of a region of a page in CSS px. */
export function sizeInPage(box: Box): Pick<Figura, 'largura' | 'altura'> {
  return { largura: px(widthOf(box)), altura: px(heightOf(box)) }
}

const px = (points: number) => Math.max(1, Math.round(points * CSS_PX_A_POINT))
