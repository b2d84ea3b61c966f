import userEvent from '@testing-library/user-event'

/** Taps it with a finger, which a browser does not count. */
export const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })
