/**
 * 'a', 'a e b', 'a, b e c'. As Intl.ListFormat does it for Portuguese, whose first use costs a slow phone 80 ms.
 */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
