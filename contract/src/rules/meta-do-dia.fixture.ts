import fc from 'fast-check'
import { addDays } from './dia.ts'
import {
  type EstudoFeito,
  MINUTOS_POR_NOVA,
  MINUTOS_POR_REDACAO,
  MINUTOS_POR_REVISAO,
  type Preparo,
} from './meta-do-dia.ts'

/** A Monday, so that the whole week is ahead. */
export const HOJE = '2028-02-21'
export const NADA: EstudoFeito = { novas: 0, revisoes: 0, redacoes: 0 }

type Changes = Partial<Omit<Preparo, 'hojeJa'>> & {
  /** By default, what was done took as long as the plan takes it for. */
  hojeJa?: EstudoFeito & { minutos?: number }
}
export const preparo = ({ hojeJa = NADA, ...changes }: Changes = {}): Preparo => ({
  hoje: HOJE,
  dataDaProva: addDays(HOJE, 42),
  inicio: addDays(HOJE, -30),
  ritmo: { diasPorSemana: 5, minutosPorDia: 60 },
  diasEstudados: 0,
  revisoes: [],
  novas: 0,
  erros: 0,
  temTema: false,
  redacoesNaSemana: 0,
  hojeJa: { minutos: minutes(hojeJa), ...hojeJa },
  ...changes,
})

export const minutes = ({ novas, revisoes, redacoes }: EstudoFeito) =>
  novas * MINUTOS_POR_NOVA + revisoes * MINUTOS_POR_REVISAO + redacoes * MINUTOS_POR_REDACAO

const feitos = fc.record({
  novas: fc.nat(20),
  revisoes: fc.nat(30),
  redacoes: fc.nat(1),
  minutos: fc.nat(300),
})
export const preparos: fc.Arbitrary<Preparo> = fc
  .record({
    start: fc.nat(6),
    days: fc.integer({ min: 1, max: 200 }),
    diasPorSemana: fc.integer({ min: 1, max: 7 }),
    minutosPorDia: fc.integer({ min: 10, max: 240 }),
    estudados: fc.nat(6),
    inicio: fc.constantFrom(null, addDays(HOJE, -30), HOJE),
    revisoes: fc.array(fc.nat(40), { maxLength: 60 }),
    novas: fc.nat(900),
    erros: fc.double({ min: 0, max: 1, noNaN: true }),
    temTema: fc.boolean(),
    redacoesNaSemana: fc.nat(2),
    hojeJa: fc.oneof(fc.constant({ ...NADA, minutos: 0 }), feitos),
  })
  .map(({ start, days, diasPorSemana, minutosPorDia, estudados, ...rest }) => ({
    ...rest,
    hoje: addDays(HOJE, start),
    dataDaProva: addDays(HOJE, start + days),
    ritmo: { diasPorSemana, minutosPorDia },
    diasEstudados: Math.min(estudados, start),
  }))
