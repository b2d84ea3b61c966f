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
export const preparo = (changes: Partial<Preparo> = {}): Preparo => ({
  hoje: HOJE,
  dataDaProva: addDays(HOJE, 42),
  inicio: addDays(HOJE, -30),
  ritmo: { diasPorSemana: 5, minutosPorDia: 60 },
  diasEstudados: 0,
  vencidas: 0,
  revisoes: 0,
  novas: 0,
  erros: 0,
  temTema: false,
  redacoesNaSemana: 0,
  hojeJa: NADA,
  ...changes,
})

const feitos = fc.record({ novas: fc.nat(20), revisoes: fc.nat(30), redacoes: fc.nat(1) })
export const preparos: fc.Arbitrary<Preparo> = fc
  .record({
    start: fc.nat(6),
    days: fc.integer({ min: 1, max: 200 }),
    diasPorSemana: fc.integer({ min: 1, max: 7 }),
    minutosPorDia: fc.integer({ min: 10, max: 240 }),
    estudados: fc.nat(6),
    inicio: fc.constantFrom(null, addDays(HOJE, -30), HOJE),
    vencidas: fc.nat(60),
    mais: fc.nat(600),
    novas: fc.nat(900),
    erros: fc.double({ min: 0, max: 1, noNaN: true }),
    temTema: fc.boolean(),
    redacoesNaSemana: fc.nat(2),
    hojeJa: fc.oneof(fc.constant(NADA), feitos),
  })
  .map(({ start, days, diasPorSemana, minutosPorDia, estudados, mais, ...rest }) => ({
    ...rest,
    hoje: addDays(HOJE, start),
    dataDaProva: addDays(HOJE, start + days),
    ritmo: { diasPorSemana, minutosPorDia },
    diasEstudados: Math.min(estudados, start),
    revisoes: rest.vencidas + mais,
  }))

export const minutes = ({ novas, revisoes, redacoes }: EstudoFeito) =>
  novas * MINUTOS_POR_NOVA + revisoes * MINUTOS_POR_REVISAO + redacoes * MINUTOS_POR_REDACAO
