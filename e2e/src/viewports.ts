import { config } from './config.ts'
import { randomFrom } from './random.ts'

export const PHONE = { width: 360, height: 740 }
/** The width of a screen that is zoomed to 400 % (WCAG 2.2, 1.4.10): nothing may be wider. */
export const NARROWEST = { width: 320, height: 640 }
const TABLET = { width: 768, height: 1024 }
export const DESKTOP = { width: 1440, height: 900 }

/** The screen sizes of journeys. */
export const NARROW_AND_WIDE = [PHONE, DESKTOP] as const
/** The screen sizes at which every state is checked. */
export const VIEWPORTS = [PHONE, TABLET, DESKTOP] as const

/**
 * The variant of a journey (a screen, a hand, a kind of server) that this run makes. It is chosen by the seed and by
 * `of`, a unique name. A full run makes all of them.
 */
export function drawn<T>(variants: readonly [T, ...T[]], of: string): readonly T[] {
  if (config.isFull) return variants
  const place = Array.from(of, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) | 0,
    config.seed,
  )
  return [randomFrom(place).pick(variants)]
}
