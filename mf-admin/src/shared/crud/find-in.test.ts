import { describe, expect, it } from 'vitest'
import { findIn } from './find-in.ts'

describe('findIn', () => {
  it.each([
    ['Mecânica', 'CAN', ['Me', 'cân', 'ica']],
    ['Mecânica', ' meca ', ['', 'Mecâ', 'nica']],
    // A combining accent belongs to the letter before it.
    ['Meca\u0302nica', 'meca', ['', 'Meca\u0302', 'nica']],
    ['😀 Física', 'fis', ['😀 ', 'Fís', 'ica']],
    // One letter may become two in the search text.
    ['Straße', 'ss', ['Stra', 'ß', 'e']],
    ['Łódź', 'lod', ['', 'Łód', 'ź']],
  ])('finds in %j what %j says', (text, busca, parts) => {
    expect(findIn(text, busca)).toEqual(parts)
  })

  it.each([
    ['Mecânica', 'x'],
    ['Mecânica', '  '],
    ['', 'a'],
  ])('finds nothing in %j for %j', (text, busca) => {
    expect(findIn(text, busca)).toBeNull()
  })
})
