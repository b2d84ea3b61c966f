import { addDays, numberOf, type Dia } from './dia.ts'

/** How many days ahead an exam may be, ten years: a later date is a typing error. */
const MOST_DAYS = 3653

/** The last day that may be that of the next exam. */
export const lastDataDaProva = (hoje: Dia): Dia => addDays(hoje, MOST_DAYS)

/** Why a day is refused as that of the next exam; null where it is not. */
export function problemOfDataDaProva(data: Dia, hoje: Dia): string | null {
  // Compared as numbers: a browser's field takes years of six digits, which as texts come before this one.
  if (numberOf(data) < numberOf(hoje)) return 'Esta data já passou. Escolha outra.'
  if (numberOf(data) > numberOf(lastDataDaProva(hoje))) {
    return 'Esta data fica a mais de 10\u00A0anos daqui. Confira o ano.'
  }
  return null
}
