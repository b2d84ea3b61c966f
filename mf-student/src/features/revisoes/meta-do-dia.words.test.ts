import type { Plano } from '@rumo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cabeWords, doDiaWords, feitoWords, proximoDiaWords } from './meta-do-dia.words.ts'

const META: NonNullable<Plano['meta']> = {
  revisoes: 0,
  novas: 0,
  redacoes: 0,
  minutos: 0,
  descanso: false,
  cabe: true,
  novas_ate_o_dia: 120,
  redacoes_ate_o_dia: 6,
  novas_ao_todo: 120,
  redacoes_ao_todo: 6,
  dias_para_tudo: null,
  minutos_para_tudo: null,
  feito: false,
}
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

const doDia = (meta: object) =>
  plain(
    doDiaWords({ ...META, ...meta })
      .map(({ antes, words }) => antes + words)
      .join(''),
  )
const feito = (meta: object, semTempo?: number) => plain(feitoWords({ ...META, ...meta }, semTempo))
const cabe = (meta: object, minutos_por_dia = 60) =>
  plain(cabeWords({ ...META, ...meta }, { dias_por_semana: 5, minutos_por_dia }))

describe('doDiaWords', () => {
  it('names what is left, as one sentence', () => {
    expect([
      doDia({ revisoes: 12, redacoes: 1, novas: 8 }),
      doDia({ revisoes: 1, novas: 1 }),
      doDia({ redacoes: 1 }),
      doDia({}),
    ]).toEqual([
      '12 revisões, 1 redação e 8 questões novas',
      '1 revisão e 1 questão nova',
      '1 redação',
      '',
    ])
  })
})

describe('feitoWords', () => {
  it('says how long it takes, that the day is done, has nothing, or is for rest', () => {
    expect([
      feito({ minutos: 75 }),
      feito({ feito: true }),
      feito({}),
      feito({ descanso: true }),
    ]).toEqual([
      'Leva uns 75 minutos.',
      'Por hoje é só. Até a próxima!',
      'O plano não traz nada para hoje.',
      'Hoje é dia de descanso: a semana já teve os dias de estudo que você marcou.',
    ])
  })
})

describe('a day of rest with reviews for which no day of study is left', () => {
  it('says why they are there', () => {
    const rest = { descanso: true, minutos: 24, revisoes: 12 }
    expect([feito(rest), feito({ ...rest, minutos: 2, revisoes: 1 })]).toEqual([
      'Seria dia de descanso, mas até a prova não há mais dia de estudo para elas. Levam uns 24 minutos.',
      'Seria dia de descanso, mas até a prova não há mais dia de estudo para ela. Leva uns 2 minutos.',
    ])
    const proximo = { dia: '2026-11-28', novas: 0, redacoes: 0, descanso: true }
    expect(
      [5, 0].map((revisoes) =>
        plain(proximoDiaWords({ ...proximo, revisoes, minutos: 2 * revisoes }, '2026-11-26')),
      ),
    ).toEqual(['Sábado: 5 revisões, em dia de descanso.', 'Sábado: descanso.'])
  })
})

const LIVRES =
  'Do seu tempo de hoje, sobram 168 minutos: se quiser, faça um simulado ou treine mais.'

describe('feitoWords, by the time of the day', () => {
  it('says how long the student has studied, where the day is done or its time is over', () => {
    const done = { feito: true, minutos_feitos: 46 }
    expect([feito(done), feito(done, 13), feito({ feito: true }, 13)]).toEqual([
      'Por hoje é só: o que você fez costuma levar cerca de 46 minutos. Até a próxima!',
      'O tempo de hoje já foi: o que você fez costuma levar cerca de 46 minutos.',
      'O tempo de hoje já foi.',
    ])
  })

  it('proposes what to do with the rest of a long day', () => {
    const long = { minutos_livres: 168 }
    expect([
      feito({ ...long, minutos: 12 }),
      feito({ ...long, feito: true, minutos_feitos: 1 }),
      feito(long),
      feito({ minutos: 12, minutos_livres: 19 }),
    ]).toEqual([
      `Leva uns 12 minutos. ${LIVRES}`,
      `Por hoje é só: o que você fez costuma levar cerca de 1 minuto. ${LIVRES}`,
      `O plano não traz nada para hoje. ${LIVRES}`,
      'Leva uns 12 minutos.',
    ])
  })

  it('says that the day is done where nothing of it is left, and nowhere else', () => {
    fc.assert(
      fc.property(
        fc.nat(240),
        fc.nat(30),
        fc.boolean(),
        fc.boolean(),
        fc.nat(240),
        (minutos, semTempo, descanso, isFeito, minutos_livres) => {
          const meta = { minutos, descanso, feito: isFeito, minutos_livres }
          const isDone = minutos === 0 && semTempo === 0 && !descanso && isFeito
          expect(feito(meta, semTempo).startsWith('Por hoje é só')).toBe(isDone)
        },
      ),
    )
  })
})

describe('proximoDiaWords', () => {
  it('names a day to come and what it brings', () => {
    const nothing = { revisoes: 0, novas: 0, redacoes: 0, minutos: 0, descanso: false }
    const words = (dia: string, changes: object = {}) =>
      plain(proximoDiaWords({ ...nothing, dia, ...changes }, '2026-11-21'))
    expect([
      words('2026-11-22', { revisoes: 2, novas: 3 }),
      words('2026-11-23', { redacoes: 1 }),
      words('2026-11-24', { descanso: true }),
      words('2026-11-25', { para_erros: true }),
      words('2026-11-26'),
    ]).toEqual([
      'Amanhã: 2 revisões e 3 questões novas.',
      'Segunda-feira: 1 redação.',
      'Terça-feira: descanso.',
      'Quarta-feira: rever o que você errar até lá.',
      'Quinta-feira: dia livre.',
    ])
  })
})

describe('cabeWords', () => {
  it('says that all fits, and what all is', () => {
    expect([cabe({}), cabe({ novas_ao_todo: 0, redacoes_ate_o_dia: 0 })]).toEqual([
      'Cabe tudo até o dia: as revisões, 6 redações e 120 questões novas.',
      'Cabe tudo até o dia: as revisões.',
    ])
  })

  it('says what fits where not all does', () => {
    const not = { cabe: false, novas_ate_o_dia: 95 }
    expect([
      cabe(not),
      cabe({ ...not, novas_ate_o_dia: 1, redacoes_ate_o_dia: 2 }),
      cabe({ ...not, novas_ate_o_dia: 0, redacoes_ate_o_dia: 0 }),
      cabe({ ...not, novas_ate_o_dia: 0, novas_ao_todo: 1 }),
      cabe({ ...not, novas_ate_o_dia: 120, revisoes: 12 }),
    ]).toEqual([
      'Não cabe tudo até o dia: de 120 questões novas, cabem 95.',
      'Não cabe tudo até o dia: de 120 questões novas, cabe 1; de 6 redações, cabem 2.',
      'Não cabe tudo até o dia: 120 questões novas ficam para depois da prova; 6 redações ficam de fora.',
      'Não cabe tudo até o dia: 1 questão nova fica para depois da prova.',
      'Não cabe tudo até o dia: algumas revisões ficam de fora. As revisões vêm primeiro, porque rendem mais.',
    ])
  })

  it('says why there is no essay in days that are shorter than one', () => {
    expect(cabe({ cabe: false, redacoes_ate_o_dia: 0 }, 30)).toBe(
      'Não cabe tudo até o dia: 6 redações ficam de fora. Uma redação leva uns 60 minutos, mais do que o seu dia tem.',
    )
  })

  it('says in which time to choose all would, and what of that is to be changed', () => {
    const not = { cabe: false, novas_ate_o_dia: 120 }
    const more = (dias_para_tudo: number, minutos_para_tudo: number) =>
      cabe({ ...not, dias_para_tudo, minutos_para_tudo }).split('. ')[1]
    expect([more(5, 90), more(7, 60), more(6, 90)]).toEqual([
      'Com 90 minutos por dia, caberia tudo.',
      'Com 7 dias por semana, caberia tudo.',
      'Com 6 dias por semana e 90 minutos por dia, caberia tudo.',
    ])
  })
})
