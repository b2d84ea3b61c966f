/** The code by which PDFium marks a hyphen at the end of a line. */
const HYPHEN = 2
const LIGATURES = /[\uFB00-\uFB06]/

/** The character for a code of PDFium. Ligatures become their letters, unknown codes U+FFFD. */
export function characterOf(code: number): string {
  if (code === HYPHEN) return '-'
  if (isUnknown(code)) return '\uFFFD'
  const character = String.fromCodePoint(code)
  return LIGATURES.test(character) ? character.normalize('NFKC') : character
}

/** Whether the code is a control character, a private-use character or invalid. */
export function isUnknown(code: number): boolean {
  return (
    (code < 32 && code !== HYPHEN && code !== 9 && code !== 10 && code !== 13) ||
    (code >= 0x7f && code < 0xa0) ||
    (code >= 0xe000 && code <= 0xf8ff) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    code === 0xfffd ||
    code >= 0xf0000
  )
}
