// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { callPath } from './call-path.ts'

describe('callPath', () => {
  it('fills in the segments, encoded, and drops the first slash', () => {
    expect(callPath('/questoes/{id}', { id: 7 })).toBe('questoes/7')
    expect(callPath('/provas/vestibulares/{id}', { id: 'a/b?' })).toBe(
      'provas/vestibulares/a%2Fb%3F',
    )
    expect(callPath('/materias')).toBe('materias')
  })

  it('throws when a segment has no value', () => {
    expect(() => callPath('/questoes/{id}')).toThrow('/questoes/{id} needs a value for {id}.')
    expect(() => callPath('/questoes/{id}', { id: true })).toThrow(TypeError)
  })
})
