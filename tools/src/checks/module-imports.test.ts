import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'
import { importsOfModules } from './module-imports.ts'

const OF_API = "import { it } from '../../testing/api.ts'"

function codeOf(file: string, code = OF_API): string | undefined {
  return importsOfModules(ROOT).transform(code, path.join(ROOT, file))?.code
}

describe('importsOfModules', () => {
  it('has the tests of a module depend on its routes', () => {
    expect(codeOf('api/src/modules/cursos/cursos.routes.test.ts')).toBe(
      `${OF_API};[() => import("/api/src/modules/cursos/cursos.routes.ts")]`,
    )
  })

  it('has a test of all calls depend on the routes of every module', () => {
    const code = codeOf('api/src/plugins/acesso.test.ts') ?? ''
    const routes = globSync('api/src/modules/*/*.routes.ts', { cwd: ROOT })
    expect(routes.length).toBeGreaterThan(0)
    for (const route of routes) expect(code).toContain(`import("/${route}")`)
  })

  it('leaves alone what makes no API', () => {
    expect(codeOf('api/src/modules/cursos/cursos.routes.test.ts', '')).toBeUndefined()
    expect(codeOf('api/src/modules/cursos/cursos.repository.ts')).toBeUndefined()
    expect(codeOf('tools/src/checks/verbs.test.ts')).toBeUndefined()
  })
})
