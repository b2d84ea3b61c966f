import sharp from 'sharp'
import { heightOf, widthOf } from './geometry.ts'
import type { Box } from './model.ts'
import type { Picture } from './pdf/render.ts'

/** A part of a page as PNG, and how large it stands on the page, in CSS px. */
export interface Figura {
  conteudo: Uint8Array
  largura: number
  altura: number
}

/** The resolution of the pictures in a question. */
export const PIXELS_A_POINT = 2.5
const CSS_PX_A_POINT = 96 / 72
// Each picture is drawn once.
sharp.cache(false)

/** A picture on white as PNG. */
export function pngOf({ data, height, width }: Picture): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .png({ palette: true, compressionLevel: 8 })
    .toBuffer()
}

/** How large a part of a page is, in CSS px. */
export function sizeInPage(box: Box): Pick<Figura, 'largura' | 'altura'> {
  return { largura: px(widthOf(box)), altura: px(heightOf(box)) }
}

const px = (points: number) => Math.max(1, Math.round(points * CSS_PX_A_POINT))
