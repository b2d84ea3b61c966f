import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** The size of a figure that questions or themes refer to, in CSS px. */
export const IN_REFERENCIA = { width: 424, minHeight: 220, maxHeight: 340 }
/** The size of a figure that is an alternative: shown at full size on the narrowest phone, five in a column. */
export const IN_ALTERNATIVA = { width: 240, minHeight: 140, maxHeight: 180 }
/** The smallest size of text that is still legible where the figure is shown 328 px wide. */
const MIN_FONT_PX = 17
const COLOURS = new Set(
  '#16213a #4c566b #dbd7c9 #1d4ed8 #ece8dc #b0b6c3 #2d3547 #a6beff'.split(' '),
)
const FORBIDDEN_ELEMENTS = new Set(
  'script foreignObject image iframe audio video a set animate'.split(' '),
)
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi
const FONT_SIZE = /font-size\s*[:=]\s*["']?\s*(?<size>[\d.]+)/g

type Frame = typeof IN_REFERENCIA
interface Size {
  largura?: number
  altura?: number
}

/** The violations of the rules in a figure of the demonstration data; `size` is the size that its reference gives. */
export function figureProblems(svg: string, frame: Frame, size?: Size): string[] {
  const { tags, error } = parse(svg)
  const [root] = tags
  if (error !== undefined || root === undefined) return [`not well-formed: ${error}`]
  return [
    ...rootProblems(root, tags[1], frame, size),
    ...tags.flatMap(safetyProblems),
    ...styleProblems(svg),
  ]
}

function parse(svg: string): { tags: SaxesTagPlain[]; error?: string } {
  const tags: SaxesTagPlain[] = []
  const parser = new SaxesParser()
  let error: string | undefined
  parser.on('opentag', (tag) => tags.push(tag))
  parser.on('error', (problem) => {
    error ??= problem.message
  })
  parser.write(svg).close()
  return error === undefined ? { tags } : { tags, error }
}

function rootProblems(
  { name, attributes }: SaxesTagPlain,
  first: SaxesTagPlain | undefined,
  { width, minHeight, maxHeight }: Frame,
  size: Size | undefined,
): string[] {
  const height = Number(attributes['height'])
  const found = {
    'its root is not svg': name !== 'svg',
    'it has no title': first?.name !== 'title',
    'its root has a role': 'role' in attributes,
    'its viewBox is not its size':
      attributes['viewBox'] !== `0 0 ${attributes['width']} ${attributes['height']}`,
    [`it is not ${width} wide`]: Number(attributes['width']) !== width,
    'its height is out of bounds': !(height >= minHeight && height <= maxHeight),
    'its reference names another size': size && (size.largura !== width || size.altura !== height),
  }
  return Object.entries(found).flatMap(([problem, isWrong]) => (isWrong ? [problem] : []))
}

function safetyProblems({ name, attributes }: SaxesTagPlain): string[] {
  const problems = FORBIDDEN_ELEMENTS.has(name) ? [`it has <${name}>`] : []
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) problems.push(`<${name}> has ${attribute}`)
    if (/href$|^src$/i.test(attribute) && !value.startsWith('#')) {
      problems.push(`<${name}> points at ${value}`)
    }
  }
  return problems
}

function styleProblems(svg: string): string[] {
  const foreign = (svg.match(COLOUR) ?? []).filter((c) => !COLOURS.has(c.toLowerCase()))
  const sizes = [...svg.matchAll(FONT_SIZE)].map(({ groups }) => Number(groups?.['size']))
  const found = {
    [`it has the colour ${foreign[0]}`]: foreign.length > 0,
    'it has no colours for a dark screen': !svg.includes('prefers-color-scheme: dark'),
    'it loads something': /@import|url\(\s*["']?(?!#)/i.test(svg),
    'a text is too small': sizes.length === 0 || Math.min(...sizes) < MIN_FONT_PX,
  }
  return Object.entries(found).flatMap(([problem, isWrong]) => (isWrong ? [problem] : []))
}
