import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../config.ts'
import { ABOUT_NGINX, journeyFiles, SERVED_BY_NOBODY } from './journey-sites.ts'

const journeys = readdirSync(path.join(ROOT, 'e2e/tests')).map((file) => `e2e/tests/${file}`)

it.each([...ABOUT_NGINX, ...SERVED_BY_NOBODY])('there are journeys called %s', (name) => {
  const [pattern = ''] = journeyFiles([name])
  expect(journeys.filter((file) => path.matchesGlob(file, pattern))).not.toEqual([])
})

const isOf = (file: string, names: readonly string[]) =>
  journeyFiles(names).some((pattern) => path.matchesGlob(file, pattern))

it('no journey is of both kinds', () => {
  expect(
    journeys.filter((file) => isOf(file, ABOUT_NGINX) && isOf(file, SERVED_BY_NOBODY)),
  ).toEqual([])
})
