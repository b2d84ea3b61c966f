/**
 * An instant that a device names, as the database stores it: in one format, so that times compare as text, and never in
 * the future, because a device whose clock is ahead must not override everything that is written later.
 */
export const untilNow = (instant: string, nowMs = Date.now()): string =>
  new Date(Math.min(Date.parse(instant), nowMs)).toISOString()
