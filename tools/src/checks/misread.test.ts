import { describe, expect, it } from 'vitest'
import { misread } from './misread.ts'

const PACKAGES = ['api', 'shell']

/** Paths of `count` files of a package. */
const some = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}/src/${index}.ts`)
const shell = some('shell', 20)

describe('misread', () => {
  it.each([95, 100, 105])('lets %i modules pass for 100 files', (read) => {
    const files = [...some('api', 100), ...shell]
    expect(misread(PACKAGES, [...some('api', read), ...shell], files)).toEqual([])
  })

  it.each([0, 50, 94, 106, 200])('names a package of which %i modules were read of 100', (read) => {
    const files = [...some('api', 100), ...shell]
    expect(misread(PACKAGES, [...some('api', read), ...shell], files)).toEqual([
      `${read} modules of api were read, of 100 files.`,
    ])
  })

  it('makes no small package good by a large one', () => {
    const api = some('api', 1000)
    expect(misread(PACKAGES, [...api, ...shell.slice(2)], [...api, ...shell])).toEqual([
      '18 modules of shell were read, of 20 files.',
    ])
  })

  it('names a package without files, since a check looks in the wrong place', () => {
    expect(misread(PACKAGES, shell, shell)).toEqual(['0 modules of api were read, of 0 files.'])
  })

  it('counts for no package what lies elsewhere', () => {
    const elsewhere = ['node_modules/api/src/0.ts', 'apis/src/0.ts']
    expect(misread(['api'], elsewhere, some('api', 2))).toEqual([
      '0 modules of api were read, of 2 files.',
    ])
  })
})
