const INTEIRO = new Intl.NumberFormat('pt-BR')

/** '1.000'. */
export const numberWords = (value: number): string => INTEIRO.format(value)

/** A count with its noun, which do not part: '1 questão', '1.200 questões'. */
export const countedWords = (count: number, one: string, many: string): string =>
  `${numberWords(count)}\u00A0${count === 1 ? one : many}`
