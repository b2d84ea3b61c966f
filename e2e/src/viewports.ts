import { config } from './config.ts'
import { randomFrom } from './random.ts'

export const PHONE = { width: 360, height: 740 }
const TABLET = { width: 768, height: 1024 }
export const DESKTOP = { width: 1440, height: 900 }

/** The screens that journeys are made at. */
export const NARROW_AND_WIDE = [PHONE, DESKTOP] as const
/** The screens that every state is looked at on. */
export const VIEWPORTS = [PHONE, TABLET, DESKTOP] as const

/**
 * The one variant of a journey (a screen, a hand, a kind of server) that this run makes, by its seed and by `of`, which
 * nothing else is called; every one of them where the run is a full one.
 */
export function drawn<T>(variants: readonly [T, ...T[]], of: string): readonly T[] {
  if (config.isFull) return variants
  const place = Array.from(of, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) | 0,
    config.seed,
  )
  return [randomFrom(place).pick(variants)]
}
