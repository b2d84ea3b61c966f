import { describe, expect, it } from 'vitest'
import { compareQuestoes, settleQuestoes } from './questao-conflict-parts.ts'
import { edit, type Edicao } from './edit-questao.ts'
import { questaoCompletaFixture, referenciaFixture } from './questoes.fixture.ts'
import { rascunhoOf, type Rascunho } from './questao-rascunho.ts'

const base = rascunhoOf(
  questaoCompletaFixture({ referencias: [referenciaFixture(8, 2), referenciaFixture(9, 1)] }),
)
const after = (...edicoes: Edicao[]) => edicoes.reduce<Rascunho>(edit, base)
const texto = (chave: number, words: string): Edicao => ({
  type: 'set-alternativa',
  chave,
  mudancas: { texto: words },
})
const compare = (mine: Rascunho, now: Rascunho) => {
  const { differences, labelOf, said } = compareQuestoes(
    { mine, now, base },
    {
      materias: [
        { id: 5, nome: 'Física' },
        { id: 6, nome: 'Química' },
      ],
      assuntos: [{ id: 9, id_materia: 6, nome: 'Ácidos', ordem: null }],
    },
  )
  const words = (campo: string, value: unknown) => value !== undefined && said(campo, value)
  return differences.map(({ campo, mine: a, theirs: b, likely }) => [
    labelOf(campo),
    words(campo, a),
    words(campo, b),
    likely,
  ])
}
/** The result when the user accepts every suggestion. */
const settle = (mine: Rascunho, now: Rascunho) => {
  const { differences } = compareQuestoes({ mine, now, base }, { materias: [], assuntos: [] })
  const theirs = differences.filter(({ likely }) => likely === 'theirs')
  return settleQuestoes({ mine, now, base }, (part) => theirs.some(({ campo }) => campo === part))
}

describe('two on one question', () => {
  it('are asked of each alternative by itself, and of what both changed without a guess', () => {
    const mine = after(texto(1, 'aqui'), texto(4, 'meu d'))
    const now = after(texto(2, 'ali'), texto(4, 'seu d'))
    expect(compare(mine, now)).toEqual([
      ['Alternativa A', 'aqui', 'a', 'mine'],
      ['Alternativa B', 'b', 'ali', 'theirs'],
      ['Alternativa D', 'meu d', 'seu d', null],
    ])
    expect(settle(mine, now).alternativas.map((each) => each.texto)).toEqual([
      'aqui',
      'ali',
      'c',
      'meu d',
      'e',
    ])
  })

  it('have one right alternative, whichever they choose', () => {
    const mine = after({ type: 'mark', chave: 1 }, texto(5, 'novo e'))
    const now = after({ type: 'mark', chave: 2 })
    expect(compare(mine, now)).toEqual([
      ['Alternativa E', 'novo e', 'e', 'mine'],
      ['Alternativa certa', 'A) a', 'B) b', null],
    ])
    for (const [isTheirs, right] of [
      [true, 'b'],
      [false, 'a'],
    ] as const) {
      const { alternativas } = settleQuestoes({ mine, now, base }, () => isTheirs)
      expect(alternativas.filter(({ correta }) => correta).map((each) => each.texto)).toEqual([
        right,
      ])
    }
  })

  it('keep what the one took out and the other put in', () => {
    const mine = after({ type: 'remove', chave: 5 })
    const now = { ...after(texto(1, 'outra')), versao: 3 }
    expect(compare(mine, now)).toEqual([
      ['Alternativa A', 'a', 'outra', 'theirs'],
      ['Alternativa E', false, 'e', 'mine'],
    ])
    expect(settle(mine, now).alternativas.map((each) => each.texto)).toEqual([
      'outra',
      'b',
      'c',
      'd',
    ])
  })

  it('keep the order of the one who changed it', () => {
    const now = after({ type: 'move', chave: 5, to: 0 })
    const mine = after(texto(1, 'aqui'))
    expect(compare(mine, now).at(-1)).toEqual([
      'Ordem das alternativas',
      'A) aqui\nB) b\nC) c\nD) d\nE) e',
      'E) e\nA) aqui\nB) b\nC) c\nD) d',
      'theirs',
    ])
    expect(settle(mine, now).alternativas.map((each) => each.texto)).toEqual([
      'e',
      'aqui',
      'b',
      'c',
      'd',
    ])
  })

  it('see all that stands in a reference, each by itself, and the fields by their words', () => {
    const mine = after({ type: 'set-referencia', chave: 2, mudancas: { texto: 'Meu texto.' } })
    const now = after(
      { type: 'set-referencia', chave: 1, mudancas: { legenda: 'Fonte: IBGE' } },
      { type: 'set', mudancas: { id_materia: '6', situacao: 'anulada' } },
    )
    expect(compare(mine, now)).toEqual([
      ['Matéria', 'Física', 'Química', 'theirs'],
      ['Situação', 'Normal', 'Anulada', 'theirs'],
      ['Referência 1', 'Vazão\nUm texto.', 'Vazão\nUm texto.\nFonte: IBGE', 'theirs'],
      ['Referência 2', 'Vazão\nMeu texto.', 'Vazão\nUm texto.', 'mine'],
    ])
    expect(settle(mine, now)).toMatchObject({
      situacao: 'anulada',
      id_materia: '6',
      referencias: [{ legenda: 'Fonte: IBGE' }, { texto: 'Meu texto.' }],
    })
  })
})
