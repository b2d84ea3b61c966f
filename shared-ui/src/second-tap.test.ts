import { afterEach, describe, expect, it, vi } from 'vitest'
import { stopSecondTap } from './second-tap.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A button that is tapped twice by a finger, so many ms apart, and says something else or not meanwhile. */
function tapTwice(apartMs: number, then?: string) {
  const button = document.createElement('button')
  button.textContent = 'Próxima'
  document.body.append(button)
  const press = () =>
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  press()
  if (then !== undefined) button.textContent = then
  press()
  const click = new MouseEvent('click', { detail: 1, cancelable: true })
  vi.spyOn(click, 'timeStamp', 'get').mockReturnValue(1000 + apartMs)
  stopSecondTap(click, 1000)
  return click.defaultPrevented
}

describe('the second tap of two', () => {
  it.each([
    [100, undefined, true],
    [350, undefined, true],
    [400, undefined, false],
    [400, 'Encerrar', true],
    [600, 'Encerrar', true],
    [601, 'Encerrar', false],
  ])('after %i ms on what says %s by then is stopped: %s', (apartMs, then, isStopped) => {
    expect(tapTwice(apartMs, then)).toBe(isStopped)
  })
})
