/** How much of a name a message repeats: an exam file is not trusted, and its names may have any length. */
const MAX_SHOWN = 60

/** Text without a visible character: white space, or characters without a form. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(text)
}

/** A name out of a file, safe for a terminal: short, and without control characters. */
export function shown(name: string): string {
  const start = Array.from(name.slice(0, 2 * MAX_SHOWN))
    .slice(0, MAX_SHOWN)
    .join('')
  const printable = start.replaceAll(/[\p{Cc}\p{Cf}]/gu, escaped)
  return start.length < name.length ? `${printable}…` : printable
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}
