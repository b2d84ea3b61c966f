import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CadernoDeExame, QuestaoDoCaderno, TemaDoCaderno } from '../importacoes/importacoes.ts'
import {
  alvosOf,
  contagem,
  faltasDe,
  isQuestao,
  itemEm,
  quantosDe,
  situacaoDe,
  situacoesDe,
  temaEm,
} from './caderno.ts'

const DUVIDA = { codigo: 'tabela', mensagem: 'Confira a tabela.' }

const questao: fc.Arbitrary<QuestaoDoCaderno> = fc.record({
  numero: fc.integer({ min: 1, max: 6 }),
  texto: fc.constantFrom('Quanto é?', '', '\\(sem fim'),
  referencias: fc.subarray(['mapa', 'quebrado', 'ausente']),
  alternativas: fc.constantFrom(
    [],
    [
      { nome: 'A', texto: '1', correta: true },
      { nome: 'B', texto: '2' },
    ],
  ),
  problemas: fc.subarray([DUVIDA]),
  aprovada: fc.boolean(),
})
const tema: fc.Arbitrary<TemaDoCaderno> = fc.record({
  tema: fc.constantFrom('A cidade', ''),
  textos: fc.constant([]),
  problemas: fc.subarray([DUVIDA]),
  aprovada: fc.boolean(),
})
const caderno: fc.Arbitrary<CadernoDeExame> = fc.record({
  paginas: fc.constant(1),
  numeros_ausentes: fc.constant([]),
  referencias: fc.constant([
    { id: 'mapa', texto: 'Um mapa.' },
    { id: 'quebrado', texto: '\\(sem fim' },
  ]),
  questoes: fc.array(questao, { maxLength: 6 }),
  redacoes: fc.array(tema, { maxLength: 2 }),
})

describe('alvosOf', () => {
  it('names every question by its number, then every theme, each once', () => {
    fc.assert(
      fc.property(caderno, (draft) => {
        const items = alvosOf(draft).map((alvo) => itemEm(draft, alvo))
        const byNumber = draft.questoes.toSorted((a, b) => a.numero - b.numero)
        expect(items).toEqual([...byNumber, ...draft.redacoes])
        expect(new Set(items).size).toBe(draft.questoes.length + draft.redacoes.length)
      }),
    )
  })
})

describe('situacaoDe', () => {
  it('is a doubt where anything is missing, whether or not it was approved', () => {
    fc.assert(
      fc.property(caderno, (draft) => {
        for (const alvo of alvosOf(draft)) {
          const { aprovada, problemas } = itemEm(draft, alvo)!
          const isWhole = faltasDe(draft, alvo).length === 0
          const expected = aprovada ? 'aprovada' : problemas.length > 0 ? 'duvida' : 'livre'
          expect(situacaoDe(draft, alvo)).toBe(isWhole ? expected : 'duvida')
        }
      }),
    )
  })

  it('is counted once for each, in all and for questions and themes apart', () => {
    fc.assert(
      fc.property(caderno, (draft) => {
        const all = contagem(draft)
        expect(all.duvida + all.livre + all.aprovada).toBe(situacoesDe(draft).length)
        for (const situacao of ['duvida', 'livre', 'aprovada'] as const) {
          const { questoes, redacoes } = quantosDe(draft, situacao)
          expect(questoes + redacoes).toBe(all[situacao])
        }
      }),
    )
  })
})

describe('faltasDe', () => {
  it('blames a question for a text that it shares and a number that another one has', () => {
    fc.assert(
      fc.property(caderno, (draft) => {
        for (const alvo of alvosOf(draft)) {
          const item = itemEm(draft, alvo)!
          const campos = faltasDe(draft, alvo).map(({ campo }) => campo)
          const shared = isQuestao(item) ? item.referencias.indexOf('quebrado') : -1
          const same = draft.questoes.filter(
            (other) => isQuestao(item) && other.numero === item.numero,
          )
          expect(campos.includes('questao.numero')).toBe(same.length > 1)
          expect(campos.filter((campo) => campo.startsWith('referencias'))).toEqual(
            shared === -1 ? [] : [`referencias.${shared}.texto`],
          )
        }
      }),
    )
  })

  it('blames a theme for being empty', () => {
    fc.assert(
      fc.property(caderno, (draft) => {
        const empty = draft.redacoes.map(({ tema: words }) => words === '')
        const found = draft.redacoes.map((_, indice) =>
          faltasDe(draft, temaEm(indice)).some(({ campo }) => campo === 'instrucoes'),
        )
        expect(found).toEqual(empty)
      }),
    )
  })

  it('finds nothing beyond the end', () => {
    const [draft] = fc.sample(caderno, 1)
    const beyond = { lista: 'redacoes', indice: 9 } as const
    expect(faltasDe(draft!, beyond)).toEqual([])
    expect(situacaoDe(draft!, beyond)).toBe('duvida')
  })
})
