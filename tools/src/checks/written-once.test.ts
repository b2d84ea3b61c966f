import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const HERE = path.join('shared-ui', 'src', 'words')

/** Every source of what a user sees. */
const SOURCES = ['shell', 'mf-public', 'mf-student', 'mf-admin', 'shared-ui'].flatMap((name) =>
  readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
    .map((file) => path.join(name, 'src', file)),
)

/** Code that formats days, numbers, lists, plurals or semesters by itself. */
const WAYS = [
  /DateTimeFormat|toLocale(Date|Time)?String|NumberFormat|ListFormat|PluralRules/,
  /=== 1\s*\?\s*['"`]/,
  /º(\\u00A0|&nbsp;| )semestre de|\bsemestre\}º/,
  /\$\{(?!.*\()[\w.]+\}(\\u00A0| )(questões|palavras|redações|dias)\b/,
]

it('days, numbers, lists, plurals and exams are written in one place', () => {
  const written = SOURCES.filter((file) => {
    // Without comments, which may name such code.
    const code = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '')
    return WAYS.some((way) => way.test(code))
  })
  expect(SOURCES.length).toBeGreaterThan(300)
  expect(written.filter((file) => !file.startsWith(HERE))).toEqual([])
})
