import { expect, it } from 'vitest'
import { stopSecondTap } from './second-tap.ts'

/** A press of which a browser tells late. */
function press(detail: number, timeStamp: number) {
  const event = new MouseEvent('click', { detail, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  return event
}

it.each([
  ['the second tap of two', 2, 1300, true],
  ['one that came later', 2, 1601, false],
  ['a press by keys', 0, 1300, false],
])('of what took its place at 1000 ms, stops %s', (_which, detail, at, isStopped) => {
  const event = press(detail, at)
  stopSecondTap(event, 1000)
  expect(event.defaultPrevented).toBe(isStopped)
})

it.each([
  ['mouse', false],
  ['touch', true],
])('takes the first press of a %s for the second of two: %s', (pointerType, isStopped) => {
  const down = Object.assign(new Event('pointerdown'), { pointerType })
  dispatchEvent(down)
  const event = press(1, 1300)
  stopSecondTap(event, 1000)
  expect(event.defaultPrevented).toBe(isStopped)
})
