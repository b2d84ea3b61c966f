import { signsOfFormulas } from '@rumo/contract/mathml/signs'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { fileURLToPath } from 'node:url'

interface ServedFont {
  /** The name of its file in shared-ui/src/fonts. */
  file: string
  /** The font file of an npm package, of which the served font is a part. */
  source: string
  signs: string
  /** The least and the greatest weight that the styles ask for. */
  weights?: { min: number; max: number }
}

const FONTS: readonly ServedFont[] = [
  {
    file: 'atkinson-hyperlegible-next.woff2',
    source: import.meta
      .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    signs: range(0x20, 0x2fff),
    weights: { min: 400, max: 750 },
  },
  {
    file: 'noto-sans-math.woff2',
    source: import.meta
      .resolve('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2'),
    signs: signsOfFormulas(),
  },
]

export const FONTS_FOLDER = new URL('../../../shared-ui/src/fonts/', import.meta.url)

/**
 * The fonts that the site serves, by their names. Each has only the characters and weights that texts and styles use.
 */
export async function servedFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = new Map<string, Buffer>()
  // One after the other: each needs a core, and memory for its whole source.
  for (const { file, source, signs, weights } of FONTS) {
    const whole = await readFile(fileURLToPath(source))
    const variationAxes = weights ? { variationAxes: { wght: weights } } : {}
    fonts.set(file, await subsetFont(whole, signs, { targetFormat: 'woff2', ...variationAxes }))
  }
  return fonts
}

/** All characters from one to another. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('')
}
