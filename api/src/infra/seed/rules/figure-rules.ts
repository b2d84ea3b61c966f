import { SaxesParser, type SaxesTagPlain } from 'saxes'

const WIDTH = 424
const [MIN_HEIGHT, MAX_HEIGHT] = [220, 340]
/** Still legible where the figure is shown at 328 px. */
const MIN_FONT_PX = 17
const COLOURS = new Set(
  '#16213a #4c566b #dbd7c9 #1d4ed8 #ece8dc #b0b6c3 #2d3547 #a6beff'.split(' '),
)
const FORBIDDEN_ELEMENTS = new Set(
  'script foreignObject image iframe audio video a set animate'.split(' '),
)
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi
const FONT_SIZE = /font-size\s*[:=]\s*["']?\s*(?<size>[\d.]+)/g

/** What breaks a rule in a figure of the demonstration data; its size is what its reference says. */
export function figureProblems(svg: string, size: { largura?: number; altura?: number }): string[] {
  const { tags, error } = parse(svg)
  const [root] = tags
  if (error !== undefined || root === undefined) return [`not well-formed: ${error}`]
  return [
    ...rootProblems(root, tags[1], size),
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
  { largura, altura }: { largura?: number; altura?: number },
): string[] {
  const height = Number(attributes['height'])
  const found = {
    'its root is not svg': name !== 'svg',
    'it has no title': first?.name !== 'title',
    'its root has a role': 'role' in attributes,
    'its viewBox is not its size':
      attributes['viewBox'] !== `0 0 ${attributes['width']} ${attributes['height']}`,
    [`it is not ${WIDTH} wide`]: Number(attributes['width']) !== WIDTH,
    'its height is out of bounds': !(height >= MIN_HEIGHT && height <= MAX_HEIGHT),
    'its reference names another size': largura !== WIDTH || altura !== height,
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
