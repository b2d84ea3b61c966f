import type { Estatisticas } from '@rumo/contract'
import { addDays } from '@rumo/contract/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NADA_ABERTO, NENHUMA, praticada } from './estatisticas.fixture.ts'
import { achadoOf, byParte, isUntouched, semanasOf } from './estatisticas.rules.ts'
import {
  achadoWords,
  emSimuladoWords,
  motivoWords,
  recordWords,
  repetidasWords,
  streakWords,
  todayWords,
} from './estatisticas.words.ts'

const QUIMICA = praticada(6, 'Química', 9, 22)
const PORTUGUES = praticada(1, 'Língua Portuguesa', 21, 25)

const wordsOf = (changes: Partial<Estatisticas>) =>
  achadoWords(achadoOf({ ...NENHUMA, respondidas: 47, certas: 30, ...changes }, NADA_ABERTO))
const sugestao = (motivo: 'nunca' | 'descendo' | 'erros' | 'reforcar') => [
  { materia: QUIMICA.materia, motivo },
]

describe('isUntouched', () => {
  it('holds where nothing was done', () => {
    expect(isUntouched(NENHUMA)).toBe(true)
    expect(isUntouched({ ...NENHUMA, respondidas: 1 })).toBe(false)
  })

  it('is no simulado that was left blank, and no essay', () => {
    const simulado = { id: 1, certas: 0, total: 10, encerrado_em: '', resultados: [] }
    const redacao = {
      id: 1,
      titulo: '',
      rubrica: 'rumo' as const,
      nota: 1,
      maximo: 2,
      entregue_em: '',
    }
    expect(isUntouched({ ...NENHUMA, simulados: [simulado] })).toBe(false)
    expect(isUntouched({ ...NENHUMA, redacoes: [redacao] })).toBe(false)
  })
})

it('byParte puts the best first, of equals by the alphabet', () => {
  const agua = praticada(2, 'Água', 1, 2)
  const zoologia = praticada(3, 'Zoologia', 2, 4)
  expect(byParte([QUIMICA, zoologia, agua, PORTUGUES])).toEqual([
    PORTUGUES,
    agua,
    zoologia,
    QUIMICA,
  ])
})

describe('the finding', () => {
  it('is what to practise, with what goes well', () => {
    const materias = [QUIMICA, PORTUGUES]
    expect(wordsOf({ materias, a_praticar: sugestao('erros') })).toEqual([
      'Química é onde você mais pode crescer.',
      '9\u00A0de\u00A022 certas até aqui. Língua Portuguesa é o seu forte: 84% de acerto.',
    ])
    expect(wordsOf({ materias, a_praticar: sugestao('descendo') })[0]).toBe(
      'Em Química você já acertou mais do que agora.',
    )
  })

  it('is no fault after one wrong answer', () => {
    const tried = praticada(6, 'Química', 0, 1)
    expect(wordsOf({ materias: [tried], a_praticar: sugestao('reforcar') })).toEqual([
      'Vale treinar mais Química.',
      '0\u00A0de\u00A01 certa até aqui.',
    ])
  })

  it('is a matéria that was never practised', () => {
    expect(wordsOf({ materias: [PORTUGUES], a_praticar: sugestao('nunca') })).toEqual([
      'Química está esperando por você.',
      'Você ainda não treinou esta matéria. Língua Portuguesa é o seu forte: 84% de acerto.',
    ])
  })

  it('calls nothing a strength that was hardly tried, or that is what to practise', () => {
    const tried = praticada(1, 'Artes', 9, 9)
    expect(achadoOf({ ...NENHUMA, materias: [tried] }, NADA_ABERTO).forte).toBeNull()
    expect(
      achadoOf(
        {
          ...NENHUMA,
          materias: [PORTUGUES],
          a_praticar: [{ materia: PORTUGUES.materia, motivo: 'descendo' }],
        },
        NADA_ABERTO,
      ).forte,
    ).toBeNull()
  })

  it('is that all goes well, or how much was right where no matéria is known', () => {
    expect(wordsOf({ materias: [PORTUGUES] })[0]).toBe('Você vai bem em tudo o que treinou.')
    expect(wordsOf({})[0]).toBe('30\u00A0de\u00A047 certas até aqui.')
    expect(wordsOf({ respondidas: 0, certas: 0 })[0]).toBe('Que tal umas questões?')
  })
})

describe('what a simulado under way asks', () => {
  it('is not said to be unanswered', () => {
    const all = { ...NENHUMA, em_simulado: 1 }
    const later = 'O que você marca em simulado em andamento entra aqui quando ele terminar.'
    expect(achadoWords(achadoOf(all, NADA_ABERTO))).toEqual(['Que tal umas questões?', later])
    expect(achadoWords(achadoOf(NENHUMA, { ...NADA_ABERTO, temEmCurso: true }))[1]).toBe(later)
    expect(achadoWords(achadoOf(NENHUMA, NADA_ABERTO))[1]).toBe('Você ainda não respondeu nenhuma.')
    expect(wordsOf({ materias: [], a_praticar: sugestao('nunca'), em_simulado: 2 })[1]).toBe('')
    expect([false, true].map((temMais) => motivoWords('nunca', temMais))).toEqual([
      'ainda não treinada',
      'vale treinar mais',
    ])
  })

  it.each([
    [1, false, 'O simulado que você entregou entra aqui depois da correção.'],
    [2, false, 'Os simulados que você entregou entram aqui depois da correção.'],
    [
      1,
      true,
      'O que você marca em simulado em andamento entra aqui quando ele terminar. O simulado que você entregou entra aqui depois da correção.',
    ],
  ])('is said to be handed in where %i is, one under way: %s', (entregues, temEmCurso, later) => {
    const achado = achadoOf(NENHUMA, { temEmCurso, entregues })
    expect(achadoWords(achado)).toEqual(['Que tal umas questões?', later])
    expect(achado.temMais).toBe(true)
  })

  it.each([
    [1, 1, false, 'questão que você respondeu está no simulado que você entregou e entra aqui'],
    [
      2,
      2,
      false,
      'questões que você respondeu estão nos simulados que você entregou e entram aqui',
    ],
    [2, 1, true, 'questões que você respondeu estão nos seus simulados e entram aqui'],
  ])(
    'is counted, %i of %i handed in, one under way: %s',
    (questoes, entregues, temEmCurso, said) => {
      const when = temEmCurso ? 'quando eles forem corrigidos' : 'depois da correção'
      const words = emSimuladoWords(questoes, { temEmCurso, entregues })
      expect(words).toBe(`${questoes}\u00A0${said} ${when}.`)
    },
  )

  it('is counted, and said to come later', () => {
    expect([0, 1, 2].map((count) => emSimuladoWords(count, NADA_ABERTO))).toEqual([
      null,
      '1\u00A0questão que você respondeu está em simulado em andamento e entra aqui quando ele terminar.',
      '2\u00A0questões que você respondeu estão em simulado em andamento e entram aqui quando ele terminar.',
    ])
  })
})

describe('semanasOf', () => {
  const dia = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  it('gives four whole weeks that begin on Monday, today in the last one', () => {
    fc.assert(
      fc.property(dia, (hoje) => {
        const semanas = semanasOf([], hoje)
        const dias = semanas.flat().map((one) => one.dia)
        expect(semanas.map((semana) => semana.length)).toEqual([7, 7, 7, 7])
        expect(new Date(dias[0] ?? '').getUTCDay()).toBe(1)
        expect(dias).toEqual(dias.map((_, place) => addDays(dias[0] ?? '', place)))
        expect(semanas[3]?.filter(({ isHoje }) => isHoje).map((one) => one.dia)).toEqual([hoje])
      }),
    )
  })

  it('marks what was practised, and knows nothing of days to come', () => {
    fc.assert(
      fc.property(dia, fc.array(fc.integer({ min: -10, max: 27 })), (hoje, ago) => {
        const dias = ago.map((days) => addDays(hoje, -days))
        for (const one of semanasOf(dias, hoje).flat()) {
          const known = dias.includes(one.dia) ? 'treino' : 'livre'
          expect(one.estado).toBe(one.dia > hoje ? 'futuro' : known)
        }
      }),
    )
  })
})

it('tells apart what was answered again', () => {
  const words = [1, 29].map((total) => repetidasWords({ certas: 0, total }))
  expect(words).toEqual(['+\u00A01\u00A0repetida', '+\u00A029\u00A0repetidas'])
})

it('speaks of one day as of one', () => {
  expect([0, 1, 2].map(streakWords)).toEqual([
    'dias seguidos de\u00A0treino',
    'dia de\u00A0treino',
    'dias seguidos de\u00A0treino',
  ])
  expect([1, 12].map(recordWords)).toEqual(['1\u00A0dia', '12\u00A0dias seguidos'])
})

it('asks for practice today until there was some', () => {
  const sequencia = { atual: 3, recorde: 3, praticou_hoje: false, dias: [] }
  expect(todayWords(sequencia)).toMatch(/não quebrar/)
  expect(todayWords({ ...sequencia, atual: 0 })).toMatch(/comece outra/)
  expect(todayWords({ ...sequencia, atual: 0, recorde: 0 })).toMatch(/comece sua/)
  expect(todayWords({ ...sequencia, praticou_hoje: true })).toBeNull()
})
