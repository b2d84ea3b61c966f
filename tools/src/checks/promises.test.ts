import { describe, expect, it } from 'vitest'
import { countsIn, problemsOf, promisedIn, type Proof } from './promises.ts'
import { levelsOf, misplacedTags } from './levels.ts'

const TEXT = `
| Level   | What it is for | Before | Now |
| ------- | -------------- | ------ | --- |
| rule    | Functions      | 3      | 1   |
| journey | The product    | 12     | 2   |
| API     | Calls          | 0      | 0   |

'Now' is the table as it stands, of 2 promises.

| Promise           | Level         | Tests                    |
| ----------------- | ------------- | ------------------------ |
| A day has its end  | rule, journey | rules/dia, streak.spec   |
| Home has a banner | journey       | home.spec                |

| Else | Level | Tests |
| ---- | ----- | ----- |
| No   | rule  | none  |
`
const PROOFS: Proof[] = [
  { file: 'contract/src/rules/dia.test.ts', levels: ['rule'] },
  { file: 'e2e/tests/streak.spec.ts', levels: ['journey'] },
  { file: 'e2e/tests/home.spec.ts', levels: ['journey'] },
]
const COUNTED = ['component', 'SQLite', 'PostgreSQL', 'nginx', 'section 7', 'static'].map(
  (level) => `${level}: no promises are counted, 0 named`,
)

describe('promisedIn', () => {
  it('reads the rows of the tables of promises alone', () => {
    expect(promisedIn(TEXT)).toEqual([
      {
        words: 'A day has its end',
        levels: ['rule', 'journey'],
        tests: ['rules/dia', 'streak.spec'],
      },
      { words: 'Home has a banner', levels: ['journey'], tests: ['home.spec'] },
    ])
  })
})

describe('countsIn', () => {
  it('reads the last number of each level', () => {
    expect(Object.fromEntries(countsIn(TEXT))).toEqual({ rule: 1, journey: 2, API: 0 })
  })
})

describe('problemsOf', () => {
  it('finds nothing but levels that are not counted where all is so', () => {
    expect(problemsOf(TEXT, PROOFS)).toEqual(COUNTED)
  })

  it('names a test that is gone, and one that several files are called', () => {
    expect(problemsOf(TEXT, PROOFS.slice(0, 2))).toContain(
      'Home has a banner: 0 test files are called home.spec',
    )
    const twice: Proof[] = [...PROOFS, { file: 'api/src/rules/dia.test.ts', levels: ['API'] }]
    expect(problemsOf(TEXT, twice)).toContain(
      'A day has its end: 2 test files are called rules/dia',
    )
  })

  it('names another level, and another count', () => {
    const moved = PROOFS.map((proof): Proof =>
      proof.file.includes('home') ? { ...proof, levels: ['nginx'] } : proof,
    )
    expect(problemsOf(TEXT, moved)).toContain('Home has a banner: its tests are at nginx')
    expect(problemsOf(TEXT.replace('12     | 2', '12     | 3'), PROOFS)).toContain(
      'journey: 3 promises are counted, 2 named',
    )
    for (const [total, said] of [
      ['of 3 promises', 'of 3 promises is spoken, and there are 2'],
      ['of all', 'of no promises is spoken, and there are 2'],
    ] as const) {
      expect(problemsOf(TEXT.replace('of 2 promises', total), PROOFS)).toContain(said)
    }
  })
})

describe('levelsOf', () => {
  const api = "import { apiTest } from '../../testing/api.ts'"

  it.each([
    ['contract/src/rules/dia.test.ts', '', ['rule']],
    ['mf-public/src/app/routes/index.test.tsx', '', ['component']],
    ['api/src/modules/cursos/cursos.routes.test.ts', api, ['API']],
    ['api/src/infra/limits.test.ts', '', ['rule']],
    ['api/src/infra/database/sqlite.test.ts', api, ['SQLite']],
    ['api/src/modules/relatos/relatos.postgres.test.ts', api, ['PostgreSQL']],
    ['tools/src/checks/promises.test.ts', api, ['rule']],
    ['e2e/tests/home.spec.ts', '', ['journey']],
    ['e2e/tests/guards.spec.ts', "{ tag: '@served' }", ['journey', 'nginx']],
    ['e2e/tests/guards.spec.ts', "{ tag: ['@both', '@safe'] }", ['journey', 'nginx']],
    ['e2e/tests/headers.spec.ts', '', ['nginx']],
    ['e2e/tests/section7-admin.spec.ts', '', ['section 7']],
    ['e2e/tests/section7.spec.ts', '', ['section 7']],
    ['tools/src/checks/lint-check.ts', '', ['static']],
  ])('of %s are told', (file, source, levels) => {
    expect(levelsOf(file, source)).toEqual(levels)
  })
})

describe('misplacedTags', () => {
  it.each(['development', 'gallery-aluno', 'section7', 'section7-admin', 'start', 'a-troubles'])(
    'names a journey of %s that would run nowhere, or on one server of two',
    (name) => {
      const file = `e2e/tests/${name}.spec.ts`
      for (const tag of ["{ tag: '@served' }", "{ tag: ['@both', '@safe'] }"]) {
        expect(misplacedTags(file, tag)).toEqual([
          `${file}: behind nginx nothing of it is run, whatever its tags say`,
        ])
      }
      expect(misplacedTags(file, "{ tag: '@safe' }")).toEqual([])
    },
  )

  it('lets every other journey run behind nginx', () => {
    expect(misplacedTags('e2e/tests/home.spec.ts', "{ tag: '@served' }")).toEqual([])
  })
})
