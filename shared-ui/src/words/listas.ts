/** 'a', 'a e b', 'a, b e c'. Not by Intl.ListFormat: the first use of Intl costs a slow phone 80 ms. */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
