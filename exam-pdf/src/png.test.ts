import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pngOf, sizeInPage } from './png.ts'

it('pngOf puts a picture on white, pixel by pixel', async () => {
  const data = Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 0])
  const { data: pixels, info } = await sharp(await pngOf({ width: 2, height: 1, data }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  expect(info).toMatchObject({ width: 2, height: 1 })
  expect([...pixels]).toEqual([255, 0, 0, 255, 255, 255])
})

it.each([
  ['an inch is 96 px', { x0: 10, x1: 82, y0: 0, y1: 36 }, 96, 48],
  ['half a pixel is one', { x0: 0, x1: 0.4, y0: 0, y1: 7.9 }, 1, 11],
  ['nothing is as small as a pixel', { x0: 5, x1: 5, y0: 5, y1: 5 }, 1, 1],
])('sizeInPage: %s', (_, box, largura, altura) => {
  expect(sizeInPage(box)).toEqual({ largura, altura })
})
