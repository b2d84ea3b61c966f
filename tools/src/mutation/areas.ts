/** Files to mutate, and the tests that must find their mutants. */
export interface Area {
  name: string
  /** Globs of the files to mutate; tests are always left out. */
  mutate: readonly string[]
  /** Globs of the tests that run. */
  tests: readonly string[]
  /** The Vitest project of these tests. */
  project: string
}

export const AREAS: readonly Area[] = [
  {
    name: 'rules',
    mutate: ['contract/src/rules/*.ts'],
    tests: ['contract/src/rules/*.test.ts'],
    project: 'server',
  },
  {
    name: 'grading',
    mutate: [
      'api/src/domain/tentativas/{dias-de-materia,gabaritos,grade-again,plan-revisoes,retire,write-tentativas}.ts',
      'api/src/modules/simulados/recorrecao.ts',
    ],
    tests: ['api/src/domain/tentativas/*.test.ts', 'api/src/modules/simulados/recorrecao.test.ts'],
    project: 'server',
  },
  {
    name: 'answers',
    mutate: [
      'api/src/modules/simulados/{end-simulado,marcacoes}.repository.ts',
      'api/src/modules/tentativas/tentativas.repository.ts',
      'api/src/domain/tentativas/{begin,em-curso,placar}.ts',
    ],
    tests: ['api/src/modules/{simulados,tentativas}/*.test.ts'],
    project: 'server',
  },
  {
    name: 'session',
    mutate: ['shared-auth/src/session.ts', 'shared-auth/src/token.ts'],
    tests: ['shared-auth/src/{session,session.*,token,hostile-tokens}.test.ts'],
    project: 'browser',
  },
  {
    name: 'http',
    mutate: ['shared-auth/src/{http,call-path,api-error}.ts'],
    tests: ['shared-auth/src/{http,http.*,call-path,api-error}.test.ts'],
    project: 'browser',
  },
  {
    name: 'compose',
    mutate: ['tools/src/compose/*.ts'],
    tests: ['tools/src/compose/*.test.ts'],
    project: 'server',
  },
  {
    name: 'acesso',
    mutate: ['api/src/plugins/{caller,calls,call-route,upload-calls,methods}.ts'],
    tests: ['api/src/plugins/{caller,calls,methods,upload-calls}.test.ts'],
    project: 'server',
  },
]

/** The areas with these names, or all if none is given. Throws if there is no such area. */
export function readAreas(names: readonly string[]): readonly Area[] {
  if (names.length === 0) return AREAS
  return names.map((name) => {
    const area = AREAS.find((one) => one.name === name)
    if (area) return area
    throw new Error(
      `There is no area ${name}: ${AREAS.map((one) => one.name).join(', ')} are there.`,
    )
  })
}
