/** Whether a text has no visible character: only white space, control or format characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(text)
}
