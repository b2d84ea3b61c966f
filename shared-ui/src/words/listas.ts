import { once } from 'es-toolkit'

const lista = once(() => new Intl.ListFormat('pt-BR'))

/** 'a', 'a e b', 'a, b e c'. */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : lista().format(words)
