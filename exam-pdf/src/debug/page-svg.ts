import type { Laid } from '../layout/flow.ts'
import type { Box } from '../model.ts'
import type { Extracao } from '../result.ts'

/** The colour of each kind of rectangle that is drawn over the page. */
const COLOURS = {
  blocks: '#2563eb',
  figures: '#dc2626',
  tables: '#16a34a',
  backgrounds: '#9ca3af',
  questions: '#ea580c',
  references: '#9333ea',
}

/**
 * An SVG of a page that shows what was recognised: the columns in reading order, figures, tables and backgrounds, and
 * the regions of questions and referências. `page` is a picture of the page, as a data URL.
 */
export function pageSvg(
  { page: number, width, height, drawn, blocks }: Laid,
  { questoes, referencias }: Extracao,
  page: string,
): string {
  const questions = questoes.flatMap(({ numero, regiao, continua, problemas }) =>
    [regiao, ...continua]
      .filter(({ pagina }) => pagina === number)
      .map((box) => boxSvg(box, COLOURS.questions, `${numero}${problemas.length > 0 ? ' ?' : ''}`)),
  )
  const references = referencias.flatMap(({ id, regioes }) =>
    regioes
      .filter(({ pagina }) => pagina === number)
      .map((box) => boxSvg(box, COLOURS.references, id)),
  )
  const layers = [
    ...drawn.backgrounds.map((box) => boxSvg(box, COLOURS.backgrounds, '')),
    ...drawn.figures.map((box) => boxSvg(box, COLOURS.figures, 'figura')),
    ...drawn.tables.map((box) => boxSvg(box, COLOURS.tables, 'tabela')),
    ...blocks.map((box, index) => boxSvg(box, COLOURS.blocks, String(index + 1))),
    ...questions,
    ...references,
  ]
  const size = `width="${width}" height="${height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="8">`,
    `<image href="${page}" ${size}/>`,
    ...layers,
    '</svg>\n',
  ].join('\n')
}

function boxSvg({ x0, y0, x1, y1 }: Box, colour: string, label: string): string {
  const at = [x0, y0, x1 - x0, y1 - y0].map((value) => value.toFixed(1))
  const rect = `<rect x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" fill="none" stroke="${colour}"/>`
  const text = `<text x="${at[0]}" y="${(y0 - 1).toFixed(1)}" fill="${colour}">${escaped(label)}</text>`
  return label === '' ? rect : rect + text
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
