import { describe, expect, it } from 'vitest'
import { besidePoint } from './beside.ts'
import { environmentPoint } from './environment-point.ts'
import { journeysPoint } from './journeys-point.ts'
import { namesPoint } from './names.ts'
import { countWords, readingPoint } from './reading.ts'
import { sizePoint } from './size.ts'
import { codeOf, isOfTests, type Source } from './sources.ts'

const source = (file: string, text = '') => ({ file, text })
const ofLines = (file: string, lines: number) => source(file, 'a\n'.repeat(lines))
const many = (count: number, lines: number) =>
  Array.from({ length: count }, (_, index) => ofLines(`api/src/f-${index}.ts`, lines))

it('codeOf leaves out what is said in comments, and no address', () => {
  const text = "/* process.env */\nconst a = 'https://x.example' // any\n"
  expect(codeOf(text)).toBe("\nconst a = 'https://x.example' \n")
})

it.each([
  ['api/src/a.test.ts', true],
  ['api/src/testing/api.ts', true],
  ['e2e/tests/a.spec.ts', true],
  ['tools/src/a.fixture.ts', true],
  ['e2e/src/a.ts', false],
])('%s is of tests: %s', (file, is) => {
  expect(isOfTests(file)).toBe(is)
})

describe('sizePoint', () => {
  it.each<[string, Source[], number]>([
    ['full of short files', [...many(9, 100), ofLines('a.ts', 250)], 2],
    ['half with one that is too long', [...many(19, 100), ofLines('a.ts', 251)], 1],
    ['half where many are long', many(10, 121), 1],
    ['nothing where both are so', many(10, 251), 0],
  ])('is %s', (_what, sources, score) => {
    expect(sizePoint(sources).score).toBe(score)
  })

  it('says which to split', () => {
    expect(sizePoint([ofLines('api/src/a.ts', 251)]).missing).toContain(
      'split api/src/a.ts, 251 lines',
    )
  })
})

describe('environmentPoint', () => {
  const READER = 'export const port = process.env.PORT\n'

  it('is full with one reader a program', () => {
    const sources = [
      source('api/src/config.ts', READER),
      source('shell/src/config.ts', 'export const base = import.meta.env.BASE_URL\n'),
      source('api/src/app.ts', '// process.env is not read here\n'),
    ]
    expect(environmentPoint(sources)).toMatchObject({ score: 2, missing: [] })
  })

  it('names a second one, but none that says why', () => {
    const excused = `// oxlint-disable-next-line node/no-process-env -- it is written\n${READER}`
    const sources = [source('api/src/a.ts', READER), source('api/src/b.ts', excused)]
    expect(environmentPoint(sources).score).toBe(2)
    const more = environmentPoint([...sources, source('api/src/c.ts', READER)])
    expect(more).toMatchObject({
      score: 1,
      missing: ['one reader in api: api/src/a.ts, api/src/c.ts'],
    })
  })
})

describe('journeysPoint', () => {
  it.each([
    ['page.locator(".a")', 'a CSS locator'],
    ['page.$(".a")', 'a CSS locator'],
    ['test.describe.configure({ retries: 2 })', 'a second try'],
    ['await page.waitForTimeout(100)', 'a fixed wait'],
    ['await setTimeout(100)', 'a fixed wait'],
  ])('finds %s', (text, name) => {
    expect(journeysPoint([source('e2e/src/a.ts', text)])).toMatchObject({
      score: 1,
      missing: [`${name} in e2e/src/a.ts`],
    })
  })

  it.each(["page.getByRole('link')", 'test.setTimeout(300_000)', 'retries: 0'])(
    'lets %s be',
    (text) => {
      expect(journeysPoint([source('e2e/tests/a.spec.ts', text)]).score).toBe(2)
    },
  )

  it('looks at journeys alone', () => {
    expect(journeysPoint([source('tools/src/a.ts', 'page.locator("*")')]).score).toBe(2)
  })
})

describe('besidePoint', () => {
  const CODE = 'export function a() {}\n'

  it('takes a test that is called alike, or imports the file', () => {
    const sources = [
      source('api/src/modules/provas/provas.service.ts', CODE),
      source('api/src/modules/provas/provas.routes.test.ts'),
      source('exam-pdf/src/layout/gutters.ts', CODE),
      source('exam-pdf/src/layout/flow.test.ts', "import { a } from './gutters.ts'\n"),
    ]
    expect(besidePoint(sources)).toMatchObject({ score: 2, missing: [] })
  })

  it('names the files without one', () => {
    const sources = [
      source('tools/src/a.ts', CODE),
      source('tools/src/b.test.ts', "import { a } from '../a.ts'\n"),
    ]
    expect(besidePoint(sources)).toMatchObject({
      score: 0,
      missing: ['a test beside tools/src/a.ts'],
    })
  })

  it('asks for none where nothing is decided', () => {
    const sources = [
      source('tools/src/types.ts', 'export interface A {}\n'),
      source('tools/src/commands/a.ts', CODE),
      source('mf-admin/src/a.ts', CODE),
    ]
    expect(besidePoint(sources).score).toBe(2)
  })
})

describe('namesPoint', () => {
  it.each(['api/src/utils.ts', 'api/src/data.ts', 'api/src/myFile.ts', 'api/src/Form.tsx'])(
    'refuses %s',
    (file) => {
      expect(namesPoint([source(file)])).toMatchObject({ score: 0, missing: [`rename ${file}`] })
    },
  )

  it('lets three files of a package be called alike', () => {
    const alike = ['a', 'b', 'c'].map((folder) => source(`shell/src/${folder}/api.ts`))
    const elsewhere = source('mf-admin/src/a/api.ts')
    expect(namesPoint([...alike, elsewhere]).score).toBe(2)
    expect(namesPoint([...alike, source('shell/src/d/api.ts')])).toMatchObject({
      score: 1,
      missing: ['tell the 4 files apart: shell api.ts'],
    })
  })
})

const words = (count: number) => 'palavra '.repeat(count)
const texts = (readme: number, architecture: number) => [
  source('README.md', words(readme)),
  source('ARCHITECTURE.md', words(architecture)),
  source('api/README.md', words(500)),
  source('shell/README.md', words(1000)),
]

describe('readingPoint', () => {
  it('counts README, ARCHITECTURE and the longest of the folders', () => {
    expect(readingPoint(texts(1500, 1500))).toMatchObject({ score: 2, missing: [] })
    expect(readingPoint(texts(1501, 1500))).toMatchObject({ score: 1 })
    expect(readingPoint(texts(1000, 1501))).toMatchObject({
      score: 1,
      missing: ['1 fewer in ARCHITECTURE'],
    })
    expect(readingPoint(texts(6000, 1001)).score).toBe(0)
  })

  it('takes signs alone for no words', () => {
    expect(countWords('# Rumo\n\n| a | `b` |\n| --- | --- |\n')).toBe(3)
  })
})
