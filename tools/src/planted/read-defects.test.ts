import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../config.ts'
import { plant, runnerOf } from './defect.ts'
import { readDefects } from './read-defects.ts'

it('every planted defect still changes something, and its tests are there', async () => {
  const defects = await readDefects()
  expect(defects.length).toBeGreaterThanOrEqual(60)
  for (const defect of defects) {
    const whole = await readFile(path.join(ROOT, defect.file), 'utf8')
    expect([defect.name, plant(whole, defect) === whole]).toEqual([defect.name, false])
    const missing = defect.tests.filter((file) => !existsSync(path.join(ROOT, file)))
    expect([defect.name, missing]).toEqual([defect.name, []])
    for (const file of defect.tests) {
      const source = await readFile(path.join(ROOT, file), 'utf8')
      const isThere = source.includes(defect.test ?? '')
      expect([defect.name, file, isThere]).toEqual([defect.name, file, true])
    }
    const kinds = new Set(defect.tests.map((file) => file.endsWith('.spec.ts')))
    expect([defect.name, [...kinds]]).toEqual([defect.name, [runnerOf(defect) === 'journeys']])
  }
})
