import { expect, it } from 'vitest'
import { GREATEST_ID, idIn } from './id.ts'

it('reads an id in an address', () => {
  expect([idIn('7'), idIn(String(GREATEST_ID))]).toEqual([7, GREATEST_ID])
})

it.each([null, undefined, '', '0', '-1', '07', '7.5', '1e3', '0x7', ' 7', 'abc', '2147483648'])(
  'finds no id in %o',
  (text) => expect(idIn(text)).toBeNull(),
)
