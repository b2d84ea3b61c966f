import { expect, it } from 'vitest'
import { inFlow } from './numbers.fixture.ts'
import { withRestarts } from './restarts.ts'

const SUBJECT = '1 A B 2 A B'
/** The numbers that `withRestarts` takes, for a chain at these places. */
function taken(text: string, places: readonly number[], most?: number) {
  const { letters, numbers } = inFlow(text)
  const chain = numbers.filter(({ at }) => places.includes(at))
  return withRestarts(chain, numbers, letters, most)
    .map(({ numero }) => numero)
    .join(' ')
}

it('withRestarts adds the subjects before and after a chain whose numbers begin anew', () => {
  expect(taken(`${SUBJECT} ${SUBJECT}`, [0, 3])).toBe('1 2 1 2')
  expect(taken(`${SUBJECT} ${SUBJECT} ${SUBJECT}`, [6, 9])).toBe('1 2 1 2 1 2')
  expect(taken(`${SUBJECT} ${SUBJECT} ${SUBJECT} ${SUBJECT}`, [0, 3])).toBe('1 2 1 2 1 2 1 2')
})

it.each([
  ['of which three in five have alternatives', '1 A B 2 A B 3 A B 4 5', '1 2 1 2 3 4 5'],
  ['of which two in five have', '1 A B 2 A B 3 4 5', '1 2'],
  ['with one letter alone', '1 A 2 A', '1 2'],
  ['that begin with another', '2 A B 3 A B', '1 2'],
  ['of which there is one', '1 A B', '1 2'],
])('withRestarts takes or leaves numbers %s', (_, text, numbers) => {
  expect(taken(`${SUBJECT} ${text}`, [0, 3])).toBe(numbers)
})

it('withRestarts adds nothing to a chain that does not begin with 1', () => {
  expect(taken(`2 A B 3 A B ${SUBJECT}`, [0, 3])).toBe('2 3')
})

it('withRestarts adds no more subjects than it may', () => {
  expect(taken(`${SUBJECT} ${SUBJECT} ${SUBJECT}`, [0, 3], 1)).toBe('1 2 1 2')
  expect(taken(`${SUBJECT} ${SUBJECT}`, [0, 3], 0)).toBe('1 2')
})
