import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')

const COMPONENTS = ['shell', 'mf-public', 'mf-student', 'mf-admin', 'shared-ui'].flatMap((name) =>
  readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(name, 'src', file)),
)

/** The classes that a component takes from its stylesheets, as 'styles.button', each with whether it exists. */
function takenBy(file: string) {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  return [...source.matchAll(/^import (\w+) from '(\..+\.module\.css)'$/gm)].flatMap(
    ([imported, name = '', address = '']) => {
      const css = readFileSync(path.resolve(ROOT, path.dirname(file), address), 'utf8')
      const taken = source.replace(imported, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
      return [...taken]
        .filter(([found]) => !/\.(?:module|tsx?)$/.test(found))
        .map(([found, of = '']) => ({ found, isThere: new RegExp(`\\.${of}\\b`).test(css) }))
    },
  )
}

it('a component takes no class that its stylesheet has not', () => {
  const taken = COMPONENTS.flatMap((file) => takenBy(file).map((one) => ({ file, ...one })))
  expect(taken.length).toBeGreaterThan(500)
  expect(taken.filter(({ isThere }) => !isThere)).toEqual([])
})
