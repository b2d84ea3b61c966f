import { describe, expect, it } from 'vitest'
import type { Box } from '../model.ts'
import { withPage } from './page.fixture.ts'
import { renderRegion, type Picture } from './render.ts'

/** A red box of 100 by 20 points whose upper left corner is at (50, 80), and a blue box to the right of it. */
const CONTENT = '1 0 0 rg 50 700 100 20 re f 0 0 1 rg 150 700 100 20 re f'
const draw = (box: Box, scale: number) =>
  withPage(CONTENT, ({ frame, page, pdfium }) => renderRegion(pdfium, page, frame, box, scale))
const at = (x0: number, x1: number, y0: number, y1: number): Box => ({ x0, x1, y0, y1 })
const pixel = ({ data, width }: Picture, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3),
]

const sizeAt = async (scale: number) => {
  const { height, width } = await draw(at(0, 600, 0, 100), scale)
  return [width, height]
}

describe('renderRegion', () => {
  it('draws a part of a page on white, red first', async () => {
    const picture = await draw(at(140, 160, 70, 110), 1)

    expect(picture).toMatchObject({ width: 20, height: 40 })
    expect(pixel(picture, 2, 5)).toEqual([255, 255, 255])
    expect(pixel(picture, 2, 20)).toEqual([255, 0, 0])
    expect(pixel(picture, 17, 20)).toEqual([0, 0, 255])
    expect(pixel(picture, 17, 35)).toEqual([255, 255, 255])
  })

  it('draws so many pixels a point', async () => {
    const picture = await draw(at(140, 160, 70, 110), 2.5)

    expect(picture).toMatchObject({ width: 50, height: 100 })
    expect(pixel(picture, 23, 50)).toEqual([255, 0, 0])
    expect(pixel(picture, 27, 50)).toEqual([0, 0, 255])
  })

  it('draws a pixel of nothing', async () => {
    expect(await draw(at(60, 60, 90, 90), 1)).toMatchObject({ width: 1, height: 1 })
  })

  it('draws six million pixels, and no more', async () => {
    expect(await sizeAt(10)).toEqual([6000, 1000])
    expect(await sizeAt(20)).toEqual([6000, 1000])
  })
})
