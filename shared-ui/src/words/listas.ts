/** 'a', 'a e b', 'a, b e c'. */
export const listWords = (words: readonly string[]): string =>
  new Intl.ListFormat('pt-BR').format(words)
