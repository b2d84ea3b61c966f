import { describe, expect, it } from 'vitest'
import { problemsOfDocs } from './docs.ts'

const INDEXES = [
  { file: 'docs/product/README.md', text: '[a](site.md)' },
  {
    file: 'docs/product/site.md',
    text: '# Site\n\n## The `npm start` of it, again\n\n## Twice\n\n## Twice',
  },
]
const FILES = [
  'README.md',
  '.env.example',
  'api/README.md',
  'api/src/app.ts',
  'api/src/cursos/cursos.routes.ts',
  'docs/adr/001-federation-wiring.md',
  'docs/product/README.md',
  'docs/product/site.md',
]

const words = (count: number) => 'palavra '.repeat(count)

/** What is wrong with one more text. */
const problemsWith = (file: string, text: string) =>
  problemsOfDocs({ files: FILES, docs: [...INDEXES, { file, text }], sources: [] })

describe('problemsOfDocs: links', () => {
  it.each([
    '[a](docs/product/site.md)',
    '[a](docs/product) and [b](docs/product/)',
    '[a](docs/product/site.md#the-npm-start-of-it-again)',
    '[a](docs/product/site.md#twice-1)',
    '[a](#here)\n\n# Here',
    '[a](.env.example) [b](https://example.com/docs/none.md) [c](mailto:a@b.example)',
    '`[a](none.md)`',
    '```sh\n[a](none.md)\n```',
  ])('take %j', (text) => {
    expect(problemsWith('README.md', text)).toEqual([])
  })

  it.each([
    ['[a](none.md)', 'none.md leads to nothing'],
    ['[a\nb](product/site.md)', 'product/site.md leads to nothing'],
    ['[a](docs/product/site.md#none)', 'docs/product/site.md#none leads to no heading'],
    ['[a](#none)', '#none leads to no heading'],
    ['[a](docs/product/site.md#twice-2)', 'docs/product/site.md#twice-2 leads to no heading'],
  ])('refuse %j', (text, problem) => {
    expect(problemsWith('README.md', text)).toEqual([`README.md: ${problem}`])
  })

  it('are relative to their text', () => {
    expect(problemsWith('api/README.md', '[a](../docs/product/site.md) [b](src/app.ts)')).toEqual(
      [],
    )
    expect(problemsWith('api/README.md', '[a](docs/product/site.md)')).toHaveLength(1)
  })
})

describe('problemsOfDocs: quoted paths', () => {
  it.each([
    '`api/src/app.ts`, `api/src/` and `docs/adr`',
    '`api/src/<noun>/<noun>.routes.ts` and `api/src/*/*.ts`',
    '`/admin/provas`, `mf-none/src`, `@rumo/contract/rules`, `https://api/none`, `GET api/none`',
  ])('take %s', (text) => {
    expect(problemsWith('README.md', text)).toEqual([])
  })

  it.each(['api/src/none.ts', 'api/none/', 'docs/none', 'api/src/<noun>/<noun>.service.ts'])(
    'refuse %s',
    (quoted) => {
      expect(problemsWith('README.md', `\`${quoted}\``)).toEqual([
        `README.md: there is no ${quoted}`,
      ])
    },
  )

  it("are taken from its own folder on in a folder's README alone", () => {
    expect(problemsWith('api/README.md', '`src/app.ts`, `api/src/app.ts`')).toEqual([])
    expect(problemsWith('api/README.md', '`src/none.ts`')).toHaveLength(1)
    expect(problemsWith('docs/more.md', '`src/none.ts`')).toEqual([])
  })
})

/** What is wrong with the citations of one source. */
const cited = (text: string) =>
  problemsOfDocs({ files: FILES, docs: INDEXES, sources: [{ file: 'api/src/app.ts', text }] })

describe('problemsOfDocs: citations', () => {
  it('lead to a page or an ADR', () => {
    expect(cited('// docs/product/site.md, ADR 001')).toEqual([])
    expect(cited('/** As it says (docs/product.md section 7). */')).toEqual([
      'api/src/app.ts: there is no docs/product.md',
    ])
    expect(cited('// ADR 099')).toEqual(['api/src/app.ts: there is no ADR 099'])
  })
})

describe('problemsOfDocs: what is read first', () => {
  it('is there in each package', () => {
    const problems = problemsOfDocs({
      files: [...FILES, 'e2e/package.json'],
      docs: INDEXES,
      sources: [],
    })
    expect(problems).toEqual(['e2e: there is no README'])
  })

  it('is indexed', () => {
    const more = 'docs/product/more.md'
    expect(problemsWith(more, '# More')).toEqual([`${more}: its index does not name it`])
  })

  it('is short', () => {
    expect(problemsWith('api/README.md', words(400))).toEqual([])
    expect(problemsWith('api/README.md', words(401))).toEqual([
      'api/README.md: 401 words, of at most 400',
    ])
    expect(problemsWith('ARCHITECTURE.md', words(1501))).toHaveLength(1)
    expect(problemsWith('README.md', words(4001))).toHaveLength(1)
  })
})
