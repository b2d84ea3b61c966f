import { describe, expect, it } from 'vitest'
import { basePath } from './base-path.ts'

const sentenceOn = (base: string) => basePath.safeParse(base).error?.issues[0]?.message

describe('the base path', () => {
  it('is /rumo/ unless told', () => {
    expect(basePath.parse(undefined)).toBe('/rumo/')
  })

  it.each(['/vestibular/', '/a/b-c/', '/v1.2/'])('takes %s', (BASE_PATH) => {
    expect(basePath.parse(BASE_PATH)).toBe(BASE_PATH)
  })

  it.each(['/', 'rumo', '/rumo', 'rumo/', '/a//b/', '/a b/', '/<x>/', '/../'])(
    'refuses %s with a sentence',
    (BASE_PATH) => {
      expect(sentenceOn(BASE_PATH)).toContain(`BASE_PATH "${BASE_PATH}" não serve`)
    },
  )

  it.each(['/docs/', '/api/', '/provas/', '/questoes-referencias/x/', '/health/', '/arquivos/'])(
    "refuses %s, which is the API's",
    (BASE_PATH) => {
      expect(sentenceOn(BASE_PATH)).toContain('já é um endereço da API')
    },
  )
})
