import { expect, it } from 'vitest'
import vitestConfig from '../../../vitest.config.ts'
import { areaConfig } from './area-config.ts'
import { AREAS } from './areas.ts'

it('runs the tests of an area as their project does, each file by itself', () => {
  const { test } = areaConfig(
    { test: { css: true, projects: [{ test: { name: 'node', setupFiles: 'a.ts', bail: 1 } }] } },
    { project: 'node', tests: ['b.test.ts'] },
  )
  expect(test).toEqual({
    css: true,
    name: 'node',
    bail: 1,
    include: ['b.test.ts'],
    setupFiles: ['a.ts', 'tools/src/mutation/test-seed.ts'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    isolate: true,
  })
})

it.each(AREAS)('knows the project of $name', (area) => {
  expect(areaConfig(vitestConfig, area).test?.name).toBe(area.project)
  expect(() => areaConfig(vitestConfig, { ...area, project: 'none' })).toThrow('no project none')
})
