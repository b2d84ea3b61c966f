/**
 * The filling of a bubble, which looks hand-made: an almost round outline. Neighbours are turned differently, so that
 * they do not look stamped.
 */
interface Ink {
  /** SVG path data around the origin, in a circle of radius 1. */
  outline: string
  /** The direction of the strokes, in degrees. */
  turn: number
}

/** The mean radius, and the most by which the harmonics push the outline outwards or inwards. */
const MEAN = 0.98
const SWING = 0.06
const POINTS = 24

/**
 * The amplitude and phase of the second, third and fourth harmonic of each shape. The amplitudes of a shape add up to
 * 1.
 */
const HARMONICS = [
  {
    turn: -42,
    harmonics: [
      [0.4, 0.6],
      [0.4, 2.1],
      [0.2, 4],
    ],
  },
  {
    turn: -30,
    harmonics: [
      [0.3, 2.8],
      [0.5, 0.4],
      [0.2, 1.2],
    ],
  },
  {
    turn: -55,
    harmonics: [
      [0.5, 4.4],
      [0.3, 3.3],
      [0.2, 5.5],
    ],
  },
  {
    turn: -36,
    harmonics: [
      [0.3, 1.5],
      [0.4, 5.1],
      [0.3, 2.6],
    ],
  },
] as const

const INKS: readonly Ink[] = HARMONICS.map(({ turn, harmonics }) => ({
  outline: outlineOf(harmonics),
  turn,
}))

/** The ink of the bubble at this place in a row. Four shapes alternate. */
export function inkAt(ordem: number): Ink {
  const ink = INKS[ordem % INKS.length]
  if (!ink) throw new RangeError(`no ink at ${ordem}`)
  return ink
}

function outlineOf(harmonics: readonly (readonly [number, number])[]): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI
    const swing = harmonics.reduce(
      (sum, [amplitude, phase], order) => sum + amplitude * Math.cos((order + 2) * angle + phase),
      0,
    )
    const radius = MEAN + SWING * swing
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
  // A curve through the midpoints, with the points as control points, is always smooth.
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % POINTS] ?? point
    return `Q${text(point)} ${text([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`
  })
  const last = points[POINTS - 1] ?? [0, 0]
  const first = points[0] ?? last
  return `M${text([(last[0] + first[0]) / 2, (last[1] + first[1]) / 2])}${curves.join('')}Z`
}

function text([x, y]: readonly [number, number]): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`
}
