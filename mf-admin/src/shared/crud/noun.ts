import { byCount, countedWords, numberWords } from '@rumo/shared-ui/words'

/** The words for a noun, for all messages about its records. */
export interface Noun {
  singular: string
  plural: string
  genero: 'm' | 'f'
}

export const thisNoun = ({ singular, genero }: Noun) =>
  `${genero === 'm' ? 'este' : 'esta'} ${singular}`

export const noNoun = ({ singular, genero }: Noun) =>
  `${genero === 'm' ? 'Nenhum' : 'Nenhuma'} ${singular}`

const countOf = (noun: Noun, total: number) => countedWords(total, noun.singular, noun.plural)

/** '14 cursos', or '3 de 14 cursos' if a search leaves some out. */
export const shownOf = (noun: Noun, found: number, total: number) =>
  found === total ? countOf(noun, total) : `${numberWords(found)} de ${countOf(noun, total)}`

/** '11 cursos não combinam com “me”.' */
export function leftOutBy(noun: Noun, leftOut: number, busca: string): string {
  const verb = byCount(leftOut, 'não combina', 'não combinam')
  return `${countOf(noun, leftOut)} ${verb} com “${busca}”.`
}
