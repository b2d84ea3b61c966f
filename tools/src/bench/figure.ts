/** What a suite found out, and what it has to be. */
export interface Figure {
  name: string
  value: number
  unit: string
  atLeast?: number
  atMost?: number
  /** The same, measured in the same run in the way that this one replaced. */
  baseline?: { name: string; value: number }
}

/** What belongs together: it prepares what it needs, measures and cleans up. */
export interface Suite {
  name: string
  run(): Promise<Figure[]>
}

/** Whether a figure is within its limits; one without limits always is. */
export function holds({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return value >= atLeast && value <= atMost
}

/** How many times the baseline a figure is. */
export function ratio({ value, baseline }: Figure): number | undefined {
  return baseline && value / baseline.value
}

/** A figure in one line: value, limit, whether it holds, ratio to its baseline. */
export function describeFigure(figure: Figure): string {
  const { name, value, unit, atLeast, atMost, baseline } = figure
  const limits = [
    ...(atLeast === undefined ? [] : [`at least ${inWords(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${inWords(atMost)}`]),
  ]
  const verdict = holds(figure) ? 'ok' : 'FAILED'
  const times = ratio(figure)
  return [
    `  ${name}: ${inWords(value)} ${unit}`.trimEnd(),
    ...(limits.length > 0 ? [` (${limits.join(', ')}: ${verdict})`] : []),
    ...(baseline && times !== undefined
      ? [`, ${inWords(times)} times ${baseline.name} (${inWords(baseline.value)} ${unit})`]
      : []),
  ].join('')
}

function inWords(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 4 })
}
