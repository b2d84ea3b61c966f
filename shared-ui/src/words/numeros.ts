import { byCount } from '@rumo/contract/plural'
import { once } from 'es-toolkit'

/** A format of numbers, made when it is first needed, because the first one on a page takes a browser long. */
const numberFormat = (options?: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat('pt-BR', options))

const inteiro = numberFormat()

/** '1.000'. */
export const numberWords = (value: number): string =>
  // Numbers below 1000 look the same without a format, and most pages have no larger ones.
  /^\d{1,3}$/.test(`${value}`) ? `${value}` : inteiro().format(value)

/** A count with its noun, with no line break between: '1 questão', '1.200 questões'. */
export const countedWords = (count: number, one: string, many: string): string =>
  `${numberWords(count)}\u00A0${byCount(count, one, many)}`

/** A whole percentage: '20%', '−20%'. */
export const percentageWords = (percent: number): string => withMinus(`${numberWords(percent)}%`)

/** Below zero, a number has a minus sign and not a hyphen. */
const withMinus = (text: string) => text.replace('-', '−')

const decimo = numberFormat({ maximumFractionDigits: 1 })
const KB = 1000
const MB = 1_000_000

/** A size in words: '840 KB', '1,2 MB'. */
export const spaceWords = (bytes: number): string =>
  bytes < MB
    ? `${numberWords(Math.max(1, Math.round(bytes / KB)))}\u00A0KB`
    : `${decimo().format(bytes / MB)}\u00A0MB`

/**
 * The total size of the parts. It is the sum of the rounded sizes, so that it agrees with what is shown for each part.
 */
export const totalSpaceWords = (parts: readonly number[]): string => {
  const shown = parts.map((bytes) => (bytes < MB ? roundTo(KB, bytes) : roundTo(MB / 10, bytes)))
  return spaceWords(shown.reduce((sum, bytes) => sum + bytes, 0))
}

const roundTo = (unit: number, bytes: number) => Math.max(1, Math.round(bytes / unit)) * unit

const centesimos = numberFormat({
  signDisplay: 'negative',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** A number with two decimals: '0,34', '−0,20'. */
export const decimalWords = (value: number): string => withMinus(centesimos().format(value))
