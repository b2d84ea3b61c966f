import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'
import { withFigures } from './figures-table.ts'
import { resultOf } from './report.fixture.ts'
import { readReport } from './report.ts'

const BEGIN = '<!-- figures: written by npm run bench -->'
const END = '<!-- /figures -->'
const README = `# Rumo\n\n${BEGIN}\n\nold\n\n${END}\n\nMore.\n`

const DRAWS = { name: 'draws', value: 2155.13, unit: '/s', atLeast: 1500, row: 'Draws' }
const PAGE = { name: 'a page', value: 14, unit: 'ms', atMost: 50, row: 'Páginas' }

describe('withFigures', () => {
  it('writes figure, limit, verdict, ratio, day and machine between the markers, and nothing else', () => {
    const baseline = { name: 'a join', value: 100 }
    const suites = [
      resultOf('draws', [
        { ...DRAWS, baseline },
        { ...PAGE, atMost: 10 },
      ]),
    ]

    expect(withFigures(README, { suites })).toBe(`# Rumo

${BEGIN}

| What    | Figure  | Limit            | Holds  | Against                    | Measured   |
| ------- | ------- | ---------------- | ------ | -------------------------- | ---------- |
| Draws   | 2,155/s | at least 1,500/s | yes    | 21.55 times a join (100/s) | 2026-03-04 |
| Páginas | 14 ms   | at most 10 ms    | **no** |                            | 2026-03-04 |

- On 2 cores of Abacus, 4 GB, Linux 6, Node 24.0.0: \`draws\`.

${END}

More.
`)
  })

  it('gives of the figures that share a row the worst', () => {
    const suites = [
      resultOf('most', [PAGE, { ...PAGE, value: 33 }, { ...PAGE, value: 4 }]),
      resultOf('least', [DRAWS, { ...DRAWS, value: 1600 }, { ...DRAWS, value: 1700 }]),
      // 60 is above its own limit, 70 is not.
      resultOf('broken', [
        { ...PAGE, row: 'Broken', value: 70, atMost: 80 },
        { ...PAGE, row: 'Broken', value: 60 },
      ]),
    ]
    const text = withFigures(README, { suites })

    expect(text).toMatch(/Páginas +\| 33 ms /)
    expect(text).toMatch(/Draws +\| 1,600\/s /)
    expect(text).toMatch(/Broken +\| 60 ms +\| at most 50 ms +\| \*\*no\*\* /)
    expect(text.match(/Páginas/g)).toHaveLength(1)
  })

  it('leaves out what has no row, and a verdict where there is no limit', () => {
    const { atMost: _, ...unlimited } = PAGE
    const { row: __, ...unnamed } = DRAWS
    const text = withFigures(README, { suites: [resultOf('some', [unlimited, unnamed])] })

    expect(text).toMatch(/\| Páginas \| 14 ms +\| {7}\| {7}\| {9}\| 2026-03-04 \|/)
    expect(text).not.toContain('2,155')
  })

  it('names each machine once, with what was measured on it', () => {
    const suites = [resultOf('one', [PAGE]), resultOf('two', [PAGE]), resultOf('three', [PAGE], 8)]
    const text = withFigures(README, { suites })

    expect(text).toContain('- On 2 cores of Abacus, 4 GB, Linux 6, Node 24.0.0: `one`, `two`.\n')
    expect(text).toContain('- On 8 cores of Abacus, 4 GB, Linux 6, Node 24.0.0: `three`.\n')
  })

  it('changes nothing where it has been written already', () => {
    const report = { suites: [resultOf('draws', [DRAWS])] }
    const once = withFigures(README, report)

    expect(withFigures(once, report)).toBe(once)
  })

  it.each(['# Rumo', `${END} ${BEGIN}`])('refuses a text without both markers: %s', (text) => {
    expect(() => withFigures(text, { suites: [] })).toThrow(BEGIN)
  })
})

describe('README.md', () => {
  it('has the figures of docs/bench.json, as the bench wrote them', async () => {
    // Both files are imported, so that Vitest runs this test again when one of them changes.
    const { '/README.md': readme } = import.meta.glob<string>(['/README.md', '/docs/bench.json'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const report = await readReport(path.join(ROOT, 'docs/bench.json'))

    expect(readme).toBe(withFigures(readme ?? '', report))
  })
})
