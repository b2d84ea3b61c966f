import { globSync } from 'node:fs'
import path from 'node:path'

const MODULES = 'api/src/modules'
const MAKES_AN_API = /from '.*testing\/api\.ts'/

/**
 * Adds imports to the tests of the API. Vitest follows imports to find the tests that depend on a change, but the API
 * finds its modules by their folders. The added imports never run. They are the routes of the test's own module, or the
 * routes of all modules if the test belongs to none.
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
      // The imports are added to the last line, so that the numbers of all lines stay the same.
      return { code: `${code};[${imports.join(', ')}]`, map: null }
    },
  }
}

function routesOf(root: string, file: string, code: string): string[] {
  if (!/^api\/src\/.*\.test\.ts$/.test(file) || !MAKES_AN_API.test(code)) return []
  const [, noun = '*'] = /^api\/src\/modules\/([^/]+)\//.exec(file) ?? []
  return globSync(`${MODULES}/${noun}/*.routes.ts`, { cwd: root }).toSorted()
}
