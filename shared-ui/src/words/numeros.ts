import { byCount } from '@rumo/contract/plural'

const INTEIRO = new Intl.NumberFormat('pt-BR')

/** '1.000'. */
export const numberWords = (value: number): string => INTEIRO.format(value)

/** A count with its noun, with no line break between: '1 questão', '1.200 questões'. */
export const countedWords = (count: number, one: string, many: string): string =>
  `${numberWords(count)}\u00A0${byCount(count, one, many)}`

const CENTESIMOS = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** A number with two decimals: '0,34'. */
export const decimalWords = (value: number): string => CENTESIMOS.format(value)
