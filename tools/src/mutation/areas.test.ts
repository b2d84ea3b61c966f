import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../config.ts'
import { AREAS, readAreas } from './areas.ts'

it('takes the areas that are named, or all', () => {
  expect(readAreas([])).toEqual(AREAS)
  expect(readAreas(['session', 'rules']).map(({ name }) => name)).toEqual(['session', 'rules'])
  expect(() => readAreas(['rules', 'regras'])).toThrow('There is no area regras')
})

it.each(AREAS)('finds the files and the tests of $name', ({ mutate, tests }) => {
  for (const glob of [...mutate, ...tests]) {
    expect([glob, globSync(glob, { cwd: ROOT })]).not.toEqual([glob, []])
  }
})
