import { globSync } from 'node:fs'
import path from 'node:path'

const MODULES = 'api/src/modules'
const MAKES_AN_API = /from '.*testing\/api\.ts'/

/**
 * Vitest finds by their imports the tests that depend on a change, and the API finds its modules by their folders. For
 * it this gives each test of the API such imports, which nothing runs: of its own module's routes, or of those of all
 * modules for a test that belongs to none.
 */
export function importsOfModules(root: string) {
  return {
    name: 'imports-of-modules',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const file = path.relative(root, id)
      const routes = routesOf(root, file, code)
      if (routes.length === 0) return null
      const imports = routes.map((route) => `() => import(${JSON.stringify(`/${route}`)})`)
      // On the last line: the numbers of the others stay the same.
      return { code: `${code};[${imports.join(', ')}]`, map: null }
    },
  }
}

function routesOf(root: string, file: string, code: string): string[] {
  if (!/^api\/src\/.*\.test\.ts$/.test(file) || !MAKES_AN_API.test(code)) return []
  const [, noun = '*'] = /^api\/src\/modules\/([^/]+)\//.exec(file) ?? []
  return globSync(`${MODULES}/${noun}/*.routes.ts`, { cwd: root }).toSorted()
}
