import { expect, it } from 'vitest'
import { toSearchText } from './search-text.ts'

it.each([
  ['ÁGUA Ção n\u0303', 'agua cao n'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Smørrebrød', 'smorrebrod'],
  ['Æsir', 'aesir'],
])('writes %j as %j', (text, expected) => {
  expect(toSearchText(text)).toBe(expected)
})
