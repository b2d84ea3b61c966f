import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vestibularName } from './vestibular-name.ts'

const edition = fc.record({
  ano: fc.integer({ min: 1900, max: 2100 }),
  semestre: fc.constantFrom(1, 2),
})

const place = ({ ano, semestre }: { ano: number; semestre: number }) => ano * 2 + semestre

it('tells any two editions apart, and sorts as they follow each other', () => {
  fc.assert(
    fc.property(edition, edition, (a, b) => {
      expect(vestibularName(a) < vestibularName(b)).toBe(place(a) < place(b))
    }),
  )
  expect(vestibularName({ ano: 2025, semestre: 1 })).toBe('2025/1')
})
