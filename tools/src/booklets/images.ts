import type { Images } from './exam.ts'

interface Image {
  content: Uint8Array
  extension: string
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** The images of an exam as data URLs. An SVG gets the fonts that its lettering is made for. */
export function dataUrls(images: ReadonlyMap<string, Image>, figureFonts: string): Images {
  return new Map(
    Array.from(images, ([name, { content, extension }]) => {
      const bytes = Buffer.from(content)
      const shown = extension === 'svg' ? withFont(bytes.toString('utf8'), figureFonts) : bytes
      return [name, `data:${TYPES[extension]};base64,${Buffer.from(shown).toString('base64')}`]
    }),
  )
}

/** The drawing with font rules before its other rules. */
function withFont(svg: string, font: string): string {
  return svg.replace(/<svg\b[^>]*>/, (root) => `${root}<style>${font}</style>`)
}
