/** Limits the names in an exam file, which is not trusted and may have names of any length. */
const MAX_LENGTH = 60

/** A name from an exam file, made safe for a message or a terminal: short, and with control characters escaped. */
export function printableName(name: string): string {
  const start = Array.from(name.slice(0, 2 * MAX_LENGTH))
    .slice(0, MAX_LENGTH)
    .join('')
  const printable = start.replaceAll(/[\p{Cc}\p{Cf}]/gu, escaped)
  return start.length < name.length ? `${printable}…` : printable
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}
