import { expect, it } from 'vitest'
import { NOTHING } from '../layout/contents.ts'
import type { Laid } from '../layout/flow.ts'
import type { Box } from '../model.ts'
import type { Extracao, QuestaoExtraida } from '../result.ts'
import { problem } from '../build/exam-problems.ts'
import { pageSvg } from './page-svg.ts'

const at = (x0: number, y0: number): Box => ({ x0, y0, x1: x0 + 100, y1: y0 + 20 })
const laid: Laid = { page: 2, width: 600, height: 800, drawn: NOTHING, blocks: [], items: [] }
const nothing: Extracao = {
  versao: 1,
  paginas: 2,
  questoes: [],
  referencias: [],
  redacoes: [],
  numeros_ausentes: [],
  recortes: [],
}
const questao = (
  numero: number,
  pagina: number,
  more: Partial<QuestaoExtraida> = {},
): QuestaoExtraida => ({
  numero,
  pagina,
  texto: '',
  alternativas: [],
  referencias: [],
  regiao: { pagina, ...at(50, 100) },
  continua: [],
  confianca: 1,
  problemas: [],
  ...more,
})

/** The rectangles that are drawn over the page: the position of each, and its label. */
function drawn(page: Partial<Laid>, found: Partial<Extracao> = {}): string[][] {
  const svg = pageSvg({ ...laid, ...page }, { ...nothing, ...found }, 'data:image/png;base64,')
  return svg
    .split('\n')
    .filter((line) => line.startsWith('<rect'))
    .map((line) => [
      /x="(?<x>[\d.]+)" y="(?<y>[\d.]+)"/.exec(line)?.slice(1).join(' ') ?? '',
      /<text[^>]*>(?<words>[^<]*)</.exec(line)?.groups?.words ?? '',
    ])
}

it('pageSvg draws boxes over the picture of the page, in its size', () => {
  const svg = pageSvg({ ...laid, blocks: [at(50, 100)] }, nothing, 'data:x')

  expect(svg).toContain('viewBox="0 0 600 800"')
  expect(svg).toContain('<image href="data:x" width="600" height="800"/>')
  expect(svg).toMatch(
    /<rect x="50.0" y="100.0" width="100.0" height="20.0" [^>]*\/><text x="50.0" y="99.0"/,
  )
})

it('pageSvg names columns by their order, and figures and tables; backgrounds have no name', () => {
  const table = { ...at(50, 300), xs: [], ys: [] }
  const seen = { ...NOTHING, backgrounds: [at(50, 100)], figures: [at(50, 200)], tables: [table] }

  expect(drawn({ drawn: seen, blocks: [at(50, 400), at(300, 400)] })).toEqual([
    ['50.0 100.0', ''],
    ['50.0 200.0', 'figura'],
    ['50.0 300.0', 'tabela'],
    ['50.0 400.0', '1'],
    ['300.0 400.0', '2'],
  ])
})

it('pageSvg draws what a question and a referência have on this page, with a mark of what is doubted', () => {
  const questoes = [
    questao(1, 1),
    questao(2, 1, { continua: [{ pagina: 2, ...at(50, 300) }] }),
    questao(3, 2, { problemas: [problem('tabela')] }),
  ]
  const regioes = [1, 2].map((pagina) => ({ pagina, ...at(50, 500) }))

  expect(drawn({}, { questoes, referencias: [{ id: 'a<b&c', faixa: [], regioes }] })).toEqual([
    ['50.0 300.0', '2'],
    ['50.0 100.0', '3 ?'],
    ['50.0 500.0', 'a&lt;b&amp;c'],
  ])
})
