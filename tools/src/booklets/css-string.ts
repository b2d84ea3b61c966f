/** A text as a CSS string with its quotes, escaped so that it cannot end the string or the style element. */
export function cssString(text: string): string {
  return `"${text.replaceAll(/["\\<\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
}
