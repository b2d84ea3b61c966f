import { addDays, numberOf, type Dia } from './dia.ts'

/** Ten years: a later exam day is a typing error. */
const MOST_DAYS = 3653

/** The last day that is accepted as exam day. */
export const lastDataDaProva = (hoje: Dia): Dia => addDays(hoje, MOST_DAYS)

/** The reason why a day is refused as the day of the next exam; null where the day is accepted. */
export function problemOfDataDaProva(data: Dia, hoje: Dia): string | null {
  // Compared as numbers: a browser's date field accepts years of six digits, which sort before the current year as
  // texts.
  if (numberOf(data) < numberOf(hoje)) return 'Esta data já passou. Escolha outra.'
  if (numberOf(data) > numberOf(lastDataDaProva(hoje))) {
    return 'Esta data fica a mais de 10\u00A0anos daqui. Confira o ano.'
  }
  return null
}
