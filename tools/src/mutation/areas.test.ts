import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../config.ts'
import { AREAS, readAreas } from './areas.ts'
import { LEAST_SCORE, type Equal } from './judge.ts'

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

it.each(AREAS)('has kept a result of $name in which all is found or named', ({ name }) => {
  const text = readFileSync(path.join(ROOT, 'docs/mutation.json'), 'utf8')
  const { areas } = JSON.parse(text) as {
    areas: { name: string; score: number; survivors: object[] }[]
  }
  const kept = areas.find((area) => area.name === name)
  expect(kept?.score).toBeGreaterThanOrEqual(LEAST_SCORE)
  expect(kept?.survivors).toEqual([])
})

it('names as equal only what stands in the code', () => {
  const text = readFileSync(path.join(ROOT, 'tools/src/mutation/equal.json'), 'utf8')
  const named = Object.values(JSON.parse(text) as Record<string, Equal[]>).flat()
  const gone = named.filter(({ file, line }) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n')
    return !lines.some((one) => one.trim() === line)
  })
  expect(gone.map(({ file, line }) => `${file}: ${line}`)).toEqual([])
})
