import userEvent from '@testing-library/user-event'

/** Taps an element with a finger. The `detail` of such a click does not count repeated taps. */
export const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })
