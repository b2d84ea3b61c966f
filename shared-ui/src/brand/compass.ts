/** A bubble filled with a drop that points north-east and crosses the ring. Lengths are percentages of its box. */
interface Compass {
  /** Thickness of the ring. */
  ring: number
  /** Clear space between drop and ring, where the drop goes through it. */
  gap: number
  /** Radius of the drop's round end, which sits at the centre. */
  drop: number
  /** Distance from the centre to the drop's tip. */
  tip: number
}

const RADIUS = 50
const NORTH_EAST = Math.PI / 4

/** The symbol on its own. */
export const SYMBOL: Compass = { ring: 11, gap: 8, drop: 25.5, tip: 58 }
/** The symbol as the o of the word mark. Its ring is as heavy as the letters, which makes the drop smaller. */
export const LETTER: Compass = { ring: 17, gap: 8.5, drop: 22, tip: 61 }

/** The outlines of ring and drop as SVG path data, in a box of 100. */
export function compassPaths({ ring, gap, drop, tip }: Compass) {
  const inner = RADIUS - ring
  // The drop's straight edges touch its round end at this angle from the direction of the tip.
  const edge = Math.acos(drop / tip)
  // The ring ends on the lines that run along those edges at the distance of the gap.
  const end = (radius: number) => edge - Math.acos((drop + gap) / radius)
  const outerEnd = end(RADIUS)
  const innerEnd = end(inner)
  return {
    drop: `M${at(tip, 0)}L${at(drop, edge)}A${drop} ${drop} 0 1 0 ${at(drop, -edge)}Z`,
    ring:
      `M${at(RADIUS, outerEnd)}A${RADIUS} ${RADIUS} 0 1 0 ${at(RADIUS, -outerEnd)}` +
      `L${at(inner, -innerEnd)}A${inner} ${inner} 0 1 1 ${at(inner, innerEnd)}Z`,
  }
}

/** The point at this distance from the centre. The angle is counted counterclockwise from the north-east. */
function at(distance: number, angle: number): string {
  const x = 50 + distance * Math.cos(NORTH_EAST + angle)
  const y = 50 - distance * Math.sin(NORTH_EAST + angle)
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}
