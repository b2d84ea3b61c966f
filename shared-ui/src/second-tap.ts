/** How long a tap on something new counts as the second tap of two, in ms. */
const SECOND_TAP_MS = 600
/** The same on the control that was pressed before, where a user may want to tap again. */
const SAME_CONTROL_MS = 350

interface Pressed {
  control: Element | null
  /** Its text at that time. */
  words: string | null
}

/** The last press's pointer type, which older browsers do not give for a click, and what the last two presses hit. */
let pointer = ''
let before: Pressed = { control: null, words: null }
let last: Pressed = before
// There is none where a page is prerendered.
globalThis.addEventListener?.(
  'pointerdown',
  (press) => {
    pointer = press.pointerType
    before = last
    const control = press.target instanceof Element ? press.target.closest('button, a') : null
    last = { control, words: control?.textContent ?? null }
  },
  true,
)

/** Whether the last two presses hit one control whose text stayed the same. */
const isSameControl = () =>
  last.control !== null && last.control === before.control && last.words === before.words

/**
 * Stops a press of a pointer that was meant for what stood there before: the second tap of two, where something else
 * took the place at `sinceMs` (of `performance.now()`). A press by keys is always meant.
 */
export function stopSecondTap(press: MouseEvent, sinceMs: number): void {
  // Not the current time: a busy phone delivers a tap late.
  const isEarly = press.timeStamp - sinceMs <= (isSameControl() ? SAME_CONTROL_MS : SECOND_TAP_MS)
  // A mouse counts its presses; not every phone does.
  const isSecond = press.detail > 1 || (press.detail === 1 && pointer !== 'mouse')
  if (!isEarly || !isSecond) return
  press.preventDefault()
  press.stopImmediatePropagation()
}
