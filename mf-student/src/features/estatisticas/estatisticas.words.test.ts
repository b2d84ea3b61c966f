import { describe, expect, it } from 'vitest'
import type { Achado } from './estatisticas.rules.ts'
import { NADA_ABERTO, praticada } from './estatisticas.fixture.ts'
import {
  achadoWords,
  emSimuladoWords,
  motivoWords,
  recordWords,
  repetidasWords,
  streakWords,
  todayWords,
} from './estatisticas.words.ts'

const FISICA = { id: 3, nome: 'Física' }
const ACHADO: Achado = {
  sugestao: null,
  praticada: null,
  forte: null,
  geral: null,
  temMais: false,
  abertos: NADA_ABERTO,
}
const sugestao = (motivo: 'nunca' | 'descendo' | 'erros' | 'reforcar') => ({
  ...ACHADO,
  sugestao: { materia: FISICA, motivo },
})

it('one day and several have words of their own', () => {
  expect([1, 2].map(streakWords)).toEqual(['dia de\u00A0treino', 'dias seguidos de\u00A0treino'])
  expect([1, 12].map(recordWords)).toEqual(['1\u00A0dia', '12\u00A0dias seguidos'])
  expect(repetidasWords({ certas: 0, total: 1 })).toBe('+\u00A01\u00A0repetida')
  expect(repetidasWords({ certas: 0, total: 29 })).toBe('+\u00A029\u00A0repetidas')
})

it.each([
  [1, true, null],
  [0, false, 'Treine hoje e comece outra sequência.'],
  [1, false, 'Treine hoje para não quebrar a sequência.'],
])('todayWords of a streak of %i, practised today: %s', (atual, praticou_hoje, words) => {
  expect(todayWords({ atual, recorde: 9, praticou_hoje, dias: [] })).toBe(words)
})

it('emSimuladoWords says how many questions wait in a simulado, where any do', () => {
  expect(emSimuladoWords(0, NADA_ABERTO)).toBeNull()
  expect(emSimuladoWords(1, NADA_ABERTO)).toMatch(
    /^1.questão que você respondeu está .* entra aqui/,
  )
  expect(emSimuladoWords(1200, NADA_ABERTO)).toMatch(
    /^1\.200.questões que você respondeu estão .* entram aqui/,
  )
})

describe('achadoWords', () => {
  it.each<[string, Achado, titulo: string, texto: string]>([
    [
      'nothing that was answered',
      { ...ACHADO, geral: { certas: 0, total: 0 } },
      'Que tal umas questões?',
      'Você ainda não respondeu nenhuma.',
    ],
    [
      'nothing that is counted',
      { ...ACHADO, geral: { certas: 0, total: 0 }, temMais: true },
      'Que tal umas questões?',
      'O que você marca em simulado em andamento entra aqui quando ele terminar.',
    ],
    [
      'one answer of no matéria',
      { ...ACHADO, geral: { certas: 0, total: 1 } },
      '0\u00A0de\u00A01 certa até aqui.',
      'Continue treinando para não esquecer.',
    ],
    [
      'several answers of no matéria',
      { ...ACHADO, geral: { certas: 1, total: 2 } },
      '1\u00A0de\u00A02 certas até aqui.',
      'Continue treinando para não esquecer.',
    ],
    [
      'all that goes well',
      { ...ACHADO, forte: praticada(3, 'Física', 8, 10) },
      'Você vai bem em tudo o que treinou.',
      'Física é o seu forte: 80% de acerto.',
    ],
    [
      'a matéria that was not practised',
      { ...sugestao('nunca'), forte: praticada(5, 'História', 9, 10) },
      'Física está esperando por você.',
      'Você ainda não treinou esta matéria. História é o seu forte: 90% de acerto.',
    ],
    [
      'a matéria of which more may have been answered',
      { ...sugestao('nunca'), temMais: true },
      'Física está esperando por você.',
      '',
    ],
    [
      'a matéria that becomes worse',
      { ...sugestao('descendo'), praticada: praticada(3, 'Física', 1, 4) },
      'Em Física você já acertou mais do que agora.',
      '1\u00A0de\u00A04 certas até aqui.',
    ],
    [
      'a matéria that is worth more practice',
      { ...sugestao('reforcar'), praticada: praticada(3, 'Física', 3, 4) },
      'Vale treinar mais Física.',
      '3\u00A0de\u00A04 certas até aqui.',
    ],
    [
      'a matéria of many errors',
      { ...sugestao('erros'), praticada: praticada(3, 'Física', 1, 9) },
      'Física é onde você mais pode crescer.',
      '1\u00A0de\u00A09 certas até aqui.',
    ],
  ])('of %s', (_, achado, titulo, texto) => {
    expect(achadoWords(achado)).toEqual([titulo, texto])
  })
})

it('motivoWords calls no matéria unpractised of which more may have been answered', () => {
  expect(motivoWords('nunca', false)).toBe('ainda não treinada')
  expect(motivoWords('nunca', true)).toBe('vale treinar mais')
  expect(motivoWords('erros', true)).toBe('muitos erros')
})
