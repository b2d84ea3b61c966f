import { describe, expect, it } from 'vitest'
import { readBasePath } from './base-path.ts'

describe('readBasePath', () => {
  it('is /rumo/ unless told', () => {
    expect(readBasePath({})).toBe('/rumo/')
    expect(readBasePath({ BASE_PATH: '' })).toBe('/rumo/')
  })

  it.each(['/vestibular/', '/a/b-c/', '/v1.2/'])('takes %s', (BASE_PATH) => {
    expect(readBasePath({ BASE_PATH })).toBe(BASE_PATH)
  })

  it.each(['/', 'rumo', '/rumo', 'rumo/', '/a//b/', '/a b/', '/<x>/', '/../'])(
    'refuses %s with a sentence',
    (BASE_PATH) => {
      expect(() => readBasePath({ BASE_PATH })).toThrow(`BASE_PATH "${BASE_PATH}" não serve`)
    },
  )

  it.each(['/docs/', '/api/', '/provas/', '/questoes-referencias/x/', '/health/', '/arquivos/'])(
    "refuses %s, which is the API's",
    (BASE_PATH) => {
      expect(() => readBasePath({ BASE_PATH })).toThrow('já é um endereço da API')
    },
  )
})
