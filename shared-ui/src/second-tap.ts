/** For how long a tap on new content counts as the second tap of a double tap, in ms. */
const SECOND_TAP_MS = 600
/** The same time for a control that was pressed before, which the user may want to press again. */
const SAME_CONTROL_MS = 350
/** Two presses closer than this hit the same place, in px. A finger hardly ever meets the same pixel twice. */
const SAME_PLACE_PX = 40

interface Pressed {
  control: Element | null
  /** The text of the control when it was pressed. */
  words: string | null
  /** The place in the window; NaN when the browser gives none. */
  x: number
  y: number
}

/**
 * The pointer type of the last press, which older browsers do not give for a click, and the controls that the last two
 * presses hit, with their places.
 */
let pointer = ''
let before: Pressed = { control: null, words: null, x: NaN, y: NaN }
let last: Pressed = before
// `addEventListener` does not exist when a page is prerendered.
globalThis.addEventListener?.(
  'pointerdown',
  (press) => {
    pointer = press.pointerType
    before = last
    const control = press.target instanceof Element ? press.target.closest('button, a') : null
    last = { control, words: control?.textContent ?? null, x: press.clientX, y: press.clientY }
  },
  true,
)

/** Whether the last two presses hit the same control, whose text has not changed. */
const isSameControl = () =>
  last.control !== null && last.control === before.control && last.words === before.words

/** Whether the last two presses hit different places, so that the last one was meant for what is there now. */
const isElsewhere = () => Math.hypot(last.x - before.x, last.y - before.y) > SAME_PLACE_PX

/**
 * Stops a press by a pointer that was meant for the previous content: the second tap of a double tap on what was
 * replaced at `sinceMs` (of `performance.now()`). A press with the keyboard is never stopped, and none at another place.
 */
export function stopSecondTap(press: MouseEvent, sinceMs: number): void {
  // The time of the event, not the current time: a busy phone delivers a tap late.
  const isEarly = press.timeStamp - sinceMs <= (isSameControl() ? SAME_CONTROL_MS : SECOND_TAP_MS)
  // The `detail` of a click counts the presses of a mouse, but not those of every phone.
  const isSecond = press.detail > 1 || (press.detail === 1 && pointer !== 'mouse')
  if (!isEarly || !isSecond || isElsewhere()) return
  press.preventDefault()
  press.stopImmediatePropagation()
}
