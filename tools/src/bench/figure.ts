/** A result of a suite, and its limits. */
export interface Figure {
  name: string
  value: number
  /** Unset for a count or a ratio. */
  unit?: string | undefined
  atLeast?: number
  atMost?: number
  /** The result of another method, such as the one that was replaced, measured in the same run. */
  baseline?: { name: string; value: number }
  /**
   * The figure's name in the table of README. When several figures share a row, the table shows the worst of them. When
   * unset, the figure is in bench.json only.
   */
  row?: string
}

/** A group of measurements: it prepares what it needs, measures and cleans up. */
export interface Suite {
  /** The name by which `npm run bench -- KEY` runs the suite. */
  key: string
  name: string
  /** The suite takes so long that it runs only when it is named. */
  onRequest?: true
  /** Says what the suite needs and does not find; it is then left out, and keeps its last figures. */
  missing?(): string | undefined
  run(): Promise<Figure[]>
}

/** Whether a figure is within its limits; one without limits always is. */
export function holds({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return value >= atLeast && value <= atMost
}

/** The figure divided by its baseline; undefined when it has no baseline. */
export function ratio({ value, baseline }: Figure): number | undefined {
  return baseline && value / baseline.value
}

/** A figure in one line: value, limit, whether it holds, ratio to its baseline. */
export function describeFigure(figure: Figure): string {
  const limit = limitOf(figure)
  const against = againstOf(figure)
  return [
    `  ${figure.name}: ${valueOf(figure)}`,
    ...(limit ? [` (${limit}: ${holds(figure) ? 'ok' : 'FAILED'})`] : []),
    ...(against ? [`, ${against}`] : []),
  ].join('')
}

/** A figure with its unit, as '2,155/s' or '14 ms'. */
export function valueOf({ value, unit = '' }: Pick<Figure, 'value' | 'unit'>): string {
  return `${inWords(value)}${unit.startsWith('/') ? '' : ' '}${unit}`.trimEnd()
}

/** The limits of a figure, as 'at most 50 ms'; empty where it has none. */
export function limitOf({ unit, atLeast, atMost }: Figure): string {
  return [
    ...(atLeast === undefined ? [] : [`at least ${valueOf({ value: atLeast, unit })}`]),
    ...(atMost === undefined ? [] : [`at most ${valueOf({ value: atMost, unit })}`]),
  ].join(', ')
}

/** The ratio of a figure to its baseline; empty where it has none. */
export function againstOf({ value, unit, baseline }: Figure): string {
  if (!baseline) return ''
  const times = inWords(value / baseline.value)
  return `${times} times ${baseline.name} (${valueOf({ value: baseline.value, unit })})`
}

function inWords(value: number): string {
  const digits = Math.abs(value) < 1000 ? { maximumSignificantDigits: 4 } : WHOLE
  return value.toLocaleString('en-US', digits)
}

const WHOLE = { maximumFractionDigits: 0 }
