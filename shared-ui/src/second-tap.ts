/** For so long the second tap of two may still fall, in ms. */
const SECOND_TAP_MS = 600

/** What the last press was made with: older browsers do not say it of a click. */
let pointer = ''
// There is none where a page is prerendered.
globalThis.addEventListener?.(
  'pointerdown',
  (press) => {
    pointer = press.pointerType
  },
  true,
)

/**
 * Stops a press of a pointer that was meant for what stood there before: the second tap of two, where something else
 * took the place at `sinceMs` (of `performance.now()`). A press by keys is always meant.
 */
export function stopSecondTap(press: MouseEvent, sinceMs: number): void {
  // Not the time of now: a busy phone tells of a tap late.
  const isEarly = press.timeStamp - sinceMs <= SECOND_TAP_MS
  // A mouse counts its presses; not every phone does.
  const isSecond = press.detail > 1 || (press.detail === 1 && pointer !== 'mouse')
  if (!isEarly || !isSecond) return
  press.preventDefault()
  press.stopImmediatePropagation()
}
