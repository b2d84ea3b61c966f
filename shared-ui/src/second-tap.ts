/** For so long the second tap of two may still fall on what took the place of what was pressed, in ms. */
const SECOND_TAP_MS = 600
/** For so long on the very control that was pressed: who taps on and on takes longer. */
const SAME_CONTROL_MS = 350

interface Pressed {
  control: Element | null
  /** What it said then. */
  words: string | null
}

/** What the last two presses were of, and what the last was made with: older browsers do not say that of a click. */
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

/** Whether one pressed a control that says what it said when one pressed it before. */
const isSameControl = () =>
  last.control !== null && last.control === before.control && last.words === before.words

/**
 * Stops a press of a pointer that was meant for what stood there before: the second tap of two, where something else
 * took the place at `sinceMs` (of `performance.now()`). A press by keys is always meant.
 */
export function stopSecondTap(press: MouseEvent, sinceMs: number): void {
  // Not the time of now: a busy phone tells of a tap late.
  const isEarly = press.timeStamp - sinceMs <= (isSameControl() ? SAME_CONTROL_MS : SECOND_TAP_MS)
  // A mouse counts its presses; not every phone does.
  const isSecond = press.detail > 1 || (press.detail === 1 && pointer !== 'mouse')
  if (!isEarly || !isSecond) return
  press.preventDefault()
  press.stopImmediatePropagation()
}
