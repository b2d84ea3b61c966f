import { expect, it } from 'vitest'
import { stopSecondTap } from './second-tap.ts'

/** A press that the browser reports late. */
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

/** Taps a button twice with a finger, this many ms apart. With `then`, the button's text changes between the taps. */
function tapTwice(apartMs: number, then?: string) {
  const button = document.createElement('button')
  button.textContent = 'Próxima'
  document.body.append(button)
  const down = () =>
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  down()
  if (then !== undefined) button.textContent = then
  down()
  const click = press(1, 1000 + apartMs)
  stopSecondTap(click, 1000)
  button.remove()
  return click.defaultPrevented
}

it.each([
  [100, undefined, true],
  [350, undefined, true],
  [400, undefined, false],
  [400, 'Encerrar', true],
  [600, 'Encerrar', true],
  [601, 'Encerrar', false],
])('takes a tap after %i ms on what says %s by then is stopped: %s', (apartMs, then, isStopped) => {
  expect(tapTwice(apartMs, then)).toBe(isStopped)
})

/** Taps with a finger at two places this many px apart. */
function tapAtTwoPlaces(apartPx: number) {
  for (const clientY of [600, 600 - apartPx]) {
    dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', clientX: 180, clientY }))
  }
  const click = press(1, 1100)
  stopSecondTap(click, 1000)
  return click.defaultPrevented
}

it.each([
  [12, true],
  [120, false],
])('takes a tap %i px from the one before for the second of two: %s', (apartPx, isStopped) => {
  expect(tapAtTwoPlaces(apartPx)).toBe(isStopped)
})
