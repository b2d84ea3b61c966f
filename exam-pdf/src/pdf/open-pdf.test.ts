import { describe, expect, it } from 'vitest'
import type { PageContent } from '../model.ts'
import { openPdf } from './open-pdf.ts'
import { at, box, smallPdf } from './small-pdf.fixture.ts'

async function readPage(content: string, entries?: string): Promise<PageContent> {
  using pdf = await openPdf(smallPdf([{ content, ...(entries !== undefined && { entries }) }]))
  return pdf.read(1)
}

const wordsIn = ({ glyphs }: PageContent, isHidden: boolean) =>
  glyphs
    .filter((glyph) => glyph.isHidden === isHidden)
    .map(({ text }) => text)
    .join('')

describe('openPdf', () => {
  it('gives each letter with its place, from the upper left corner of what is seen', async () => {
    const { glyphs, height, width } = await readPage(at(110, 700, 'Ao'), '/CropBox [100 0 600 750]')

    expect({ height, width }).toEqual({ height: 750, width: 500 })
    expect(glyphs.map(({ text }) => text)).toEqual(['A', 'o'])
    expect(glyphs[0]).toMatchObject({ baseline: 50, size: 10, isTurned: false })
    expect(glyphs[0]?.x0).toBeCloseTo(10, 1)
  })

  it('reads a page that is turned as it is seen', async () => {
    const content = 'BT /F1 10 Tf 0 1 -1 0 100 50 Tm (Ao) Tj ET'
    const { glyphs, width } = await readPage(content, '/Rotate 90')

    expect(width).toBe(800)
    expect(glyphs[0]).toMatchObject({ isTurned: false })
    expect(glyphs[0]?.x0).toBeCloseTo(50, 1)
  })

  it('leaves out what stands beyond the page, and knows letters that are turned', async () => {
    const turned = 'BT /F1 10 Tf 0 1 -1 0 300 300 Tm (v) Tj ET'
    const page = await readPage(`${at(-300, 700, 'fora')} ${at(50, 700, 'dentro')} ${turned}`)

    expect(wordsIn(page, false)).toBe('dentrov')
    expect(page.glyphs.at(-1)?.isTurned).toBe(true)
  })

  it.each([
    [
      'under what is painted later',
      `${at(50, 700, 'coberto')} ${box(40, 690, 100, 30, 0.5)}`,
      'coberto',
    ],
    ['that is painted with nothing', `3 Tr ${at(50, 700, 'invisivel')}`, 'invisivel'],
    ['that is white on white', `1 g ${at(50, 700, 'branco')}`, 'branco'],
    ['that a clip leaves nothing of', `0 0 10 10 re W n ${at(50, 700, 'cortado')}`, 'cortado'],
  ])('hides text %s', async (_, content, hidden) => {
    const page = await readPage(`q ${content} Q ${at(50, 500, 'visto')}`)

    expect(wordsIn(page, true)).toBe(hidden)
    expect(wordsIn(page, false)).toBe('visto')
  })

  it('sees white text on a dark background, and text on one that is painted before it', async () => {
    const page = await readPage(`${box(40, 690, 100, 30, 0)} q 1 g ${at(50, 700, 'claro')} Q`)

    expect(wordsIn(page, false)).toBe('claro')
  })

  it('gives what is drawn by its bounds, several rectangles of one path one by one', async () => {
    const { drawings } = await readPage(
      '0 g 50 700 100 20 re 300 700 100 20 re f 50 600 m 80 650 90 660 99 600 c S',
    )

    expect(drawings.map(({ x0, y0 }) => [Math.round(x0), Math.round(y0)]).slice(0, 2)).toEqual([
      [50, 80],
      [300, 80],
    ])
    expect(drawings).toHaveLength(3)
  })

  it.each([
    ['nao_e_pdf', Buffer.from('PNG')],
    ['pdf_danificado', Buffer.from('%PDF-1.7 e mais nada')],
  ])('refuses as %s what it cannot read', async (codigo, bytes) => {
    await expect(openPdf(bytes)).rejects.toMatchObject({ codigo })
  })
})
