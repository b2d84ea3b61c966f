import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'

interface Manifest {
  scripts: Record<string, string>
}

const PACKAGES = globSync('*/package.json', { cwd: ROOT }).filter(
  (file) => !file.startsWith('node_modules'),
)
const BUNDLES = ['mf-admin', 'mf-public', 'mf-student', 'shell']

const scriptsOf = async (file: string) =>
  (JSON.parse(await readFile(path.join(ROOT, file), 'utf8')) as Manifest).scripts

describe('a package alone (docs/teams.md)', () => {
  it.each(PACKAGES.map((file) => path.dirname(file)))(
    '%s is checked and tested by scripts of its own',
    async (name) => {
      const { check = '', test = '' } = await scriptsOf(`${name}/package.json`)
      expect(check).toMatch(/^tsc -p tsconfig\.check\.json && oxlint /)
      expect(test).toBe(`vitest run --root .. ${name}/`)
    },
  )

  it.each(BUNDLES)('%s is built and released by scripts of its own', async (name) => {
    const { build = '', release = '' } = await scriptsOf(`${name}/package.json`)
    expect(build).toMatch(/^vite build/)
    expect(release).toBe(`node ../tools/run.mjs release ${name}`)
  })
})
