import fc from 'fast-check'
import type { Vencimento } from './agenda.ts'
import { addDays } from './dia.ts'

/** A Sunday. */
export const HOJE = '2028-02-20'

/** Questions that were answered in the last 30 days, up to today. */
export const vencimentos: fc.Arbitrary<Vencimento[]> = fc
  .array(
    fc.record({
      ago: fc.nat(30),
      interval: fc.integer({ min: 1, max: 40 }),
      estabilidade: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 150, size: 'max' },
  )
  .map((list) =>
    list.map(({ ago, interval, estabilidade }, id_questao) => {
      const ultima = addDays(HOJE, -ago)
      return { id_questao, ultima, vence: addDays(ultima, interval), estabilidade }
    }),
  )
