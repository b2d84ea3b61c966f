/** Joins a passage of several lines into one line. */
export const lineOf = (trecho: string) => trecho.replaceAll(/\s+/g, ' ')

/** The beginning of a line, cut after the last whole word within `max` characters. */
export function beginningOf(line: string, max: number): string {
  if (line.length <= max) return line
  const whole = line.slice(0, max + 1).replace(/\s+\S*$/, '')
  return `${whole.trim() === '' ? line.slice(0, max) : whole}…`
}

/** The end of a line, beginning with the first whole word within the last `max` characters. */
export function endOf(line: string, max: number): string {
  return line.length <= max ? line : `…${line.slice(-max - 1).replace(/^\S*\s+/, '')}`
}
