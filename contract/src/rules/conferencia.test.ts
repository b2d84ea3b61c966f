import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import { isImpedimento } from './achados.ts'
import {
  alternativasIguais,
  conferirProva,
  questoesDitas,
  type ProvaAConferir,
} from './conferencia.ts'

type Questao = ProvaAConferir['questoes'][number]
type Alternativa = Questao['alternativas'][number]

const alternativa = (texto: string, values: Partial<Alternativa> = {}): Alternativa => ({
  texto,
  url_imagem: null,
  descricao: null,
  correta: false,
  ...values,
})
const CERTA = alternativa('Soda', { correta: true })
const questao = (numero: number | null, values: Partial<Questao> = {}): Questao => ({
  id: 100 + (numero ?? 0),
  numero,
  situacao: 'normal',
  id_materia: 1,
  alternativas: [alternativa('Água'), CERTA],
  referencias: [],
  problemas: [],
  ...values,
})
const prova = (values: Partial<ProvaAConferir> = {}): ProvaAConferir => ({
  id: 1,
  instrucoes: 'Esta prova tem 2 questões.',
  url_arquivo: 'azul.pdf',
  problemas: [],
  formulasDemais: false,
  questoes: [questao(1), questao(2)],
  temas: [],
  ...values,
})
const QUEBRADO = { onde: 'alternativa B', campo: 'alternativas.1.texto', palavras: 'Não fecha.' }
const said = (values: Partial<ProvaAConferir>) =>
  conferirProva(prova(values)).map(({ codigo, nome, detalhe }) => [codigo, nome, detalhe])
const saidOf = (values: Partial<Questao>) => said({ questoes: [questao(1), questao(2, values)] })

describe('conferirProva', () => {
  it('finds nothing in a prova in which nothing is missing', () => {
    expect(said({})).toEqual([])
  })

  it.each<[string, Partial<Questao>, string | null]>([
    ['sem_resposta', { alternativas: [alternativa('a'), alternativa('b')] }, null],
    ['sem_resposta', { alternativas: [CERTA, { ...CERTA, texto: 'b' }] }, null],
    ['alternativas_incompletas', { alternativas: [CERTA] }, null],
    ['alternativas_incompletas', { alternativas: [CERTA, alternativa('')] }, null],
    ['alternativas_iguais', { alternativas: [CERTA, alternativa(' Soda ')] }, 'A e B'],
    ['sem_materia', { id_materia: null }, null],
    ['sem_descricao', { referencias: [{ url_imagem: 'a.png', descricao: null }] }, null],
    [
      'sem_descricao',
      { alternativas: [CERTA, alternativa('', { url_imagem: 'a.png', descricao: '' })] },
      null,
    ],
  ])('says %s of a question', (codigo, values, detalhe) => {
    expect(saidOf(values)).toEqual([[codigo, 'Questão 2', detalhe]])
  })

  it('says of each broken text in which of them it is', () => {
    const outro = { onde: 'explicação', campo: 'questao.explicacao', palavras: 'Falta “}”.' }
    const problemas = [QUEBRADO, outro]
    expect(saidOf({ problemas })).toEqual([
      ['texto_quebrado', 'Questão 2, alternativa B', 'Não fecha.'],
      ['texto_quebrado', 'Questão 2, explicação', 'Falta “}”.'],
    ])
    const found = conferirProva(prova({ questoes: [questao(1), questao(2, { problemas })] }))
    expect(found.map(({ campo }) => campo)).toEqual(['alternativas.1.texto', 'questao.explicacao'])
  })

  it('says of the prova, and of no question, that it has more formulas than are read', () => {
    expect(said({ formulasDemais: true })).toEqual([
      ['formulas_demais', 'Fórmulas da prova', expect.stringContaining('divida a prova')],
    ])
  })

  it('asks of an annulled question neither a key nor whole alternatives', () => {
    const alternativas = [alternativa('a'), alternativa('a'), alternativa('')]
    expect(saidOf({ situacao: 'anulada', alternativas })).toEqual([])
    expect(saidOf({ situacao: 'anulada', problemas: [QUEBRADO] })).toHaveLength(1)
  })

  it('names both questions of a number, and one that has none', () => {
    expect(said({ questoes: [questao(1), questao(1), questao(2)] })).toEqual([
      ['numero_repetido', 'Questão 1', null],
      ['numero_repetido', 'Questão 1', null],
    ])
    expect(said({ questoes: [questao(1), questao(2), questao(null), questao(null)] })).toEqual([
      ['sem_numero', 'Questão sem número', null],
      ['sem_numero', 'Questão sem número', null],
    ])
  })

  it('counts against the greatest number and against what the instructions say', () => {
    const questoes = [2, 3, 7, 9].map((numero) => questao(numero))
    const instrucoes = 'São 54 (cinquenta e quatro) questões, 6 questões de cada matéria.'
    expect(said({ questoes, instrucoes })).toEqual([
      ['faltam_questoes', 'Há 4 das 54 de que falam as instruções', null],
      ['faltam_numeros', 'Faltam as questões 1, 4 a 6 e 8', null],
    ])
    expect(said({ questoes: [] })).toEqual([['sem_questoes', 'Questões da prova', null]])
    expect(questoesDitas('Leia as questões.')).toBeNull()
  })

  it.each([
    [[1, 3], 'Falta a questão 2'],
    [[1, 3, 4, 7], 'Faltam as questões 2, 5 e 6'],
    [[3], 'Faltam as questões 1 e 2'],
    [[5], 'Faltam as questões 1 a 4'],
  ])('says of the numbers %j: %s', (numeros, words) => {
    const questoes = numeros.map((numero) => questao(numero))
    expect(said({ questoes, instrucoes: null })).toEqual([['faltam_numeros', words, null]])
  })

  it('takes a number beyond all booklets for a slip, and counts no further', () => {
    const questoes = [1, 2 ** 31 - 1].map((numero) => questao(numero))
    expect(said({ questoes, instrucoes: null })).toEqual([
      ['faltam_numeros', 'Faltam as questões 2 a 10000', null],
    ])
  })

  it('looks at the prova itself and at its themes', () => {
    const figura = { url_imagem: 'a.png', descricao: null }
    const tema = { id: 7, referencias: [], problemas: [] }
    expect(
      said({
        problemas: [{ onde: null, campo: 'instrucoes', palavras: 'A.' }],
        url_arquivo: '',
        temas: [
          tema,
          {
            id: 8,
            referencias: [figura],
            problemas: [{ onde: 'texto 1', campo: 'referencias.0.texto', palavras: 'B.' }],
          },
        ],
      }),
    ).toEqual([
      ['texto_quebrado', 'Instruções da prova', 'A.'],
      ['texto_quebrado', 'Tema de redação 2, texto 1', 'B.'],
      ['sem_arquivo', 'Arquivo da prova', null],
      ['sem_descricao', 'Tema de redação 2', null],
    ])
  })

  it('never lets two of one number, a missing key or a broken text pass, whatever else there is', () => {
    const text = fc.constantFrom('a', 'b', ' a', '')
    const anyAlternativa = fc.record({
      texto: text,
      url_imagem: fc.constantFrom(null, 'a.png'),
      descricao: fc.constantFrom(null, 'Um gráfico'),
      correta: fc.boolean(),
    })
    const anyQuestao = fc.record({
      id: fc.nat(),
      numero: fc.option(fc.integer({ min: 1, max: 4 })),
      situacao: fc.constantFrom('normal', 'anulada', 'retificada'),
      id_materia: fc.constantFrom(null, 1),
      alternativas: fc.array(anyAlternativa, { maxLength: 4 }),
      referencias: fc.constant([]),
      problemas: fc.constantFrom([], [], [QUEBRADO]),
    } as const)
    fc.assert(
      fc.property(fc.array(anyQuestao as fc.Arbitrary<Questao>, { maxLength: 4 }), (questoes) => {
        const numeros = questoes.flatMap(({ numero }) => numero ?? [])
        const mayBe = questoes.every(({ situacao, alternativas, problemas }) => {
          const words = alternativas.map(({ texto, url_imagem }) => `${texto.trim()} ${url_imagem}`)
          const isAnswerable =
            alternativas.length > 1 &&
            alternativas.filter(({ correta }) => correta).length === 1 &&
            new Set(words).size === words.length &&
            alternativas.every(({ texto, url_imagem }) => texto !== '' || url_imagem !== null)
          return problemas.length === 0 && (situacao === 'anulada' || isAnswerable)
        })
        const isClean = mayBe && new Set(numeros).size === numeros.length
        expect(conferirProva(prova({ questoes })).some(isImpedimento)).toBe(!isClean)
      }),
      { numRuns: runs(1000) },
    )
  })
})

it('alternativasIguais tells what reads the same, whatever its blanks and marks', () => {
  const texts = ['1 m', '<b>1  m</b>\n', 'N', 'n', '', '', null]
  expect(alternativasIguais(texts.map((texto) => ({ texto })))).toEqual([{ a: 0, b: 1 }])
  const image = { texto: '', url_imagem: 'a.png' }
  expect(alternativasIguais([image, { ...image, url_imagem: 'b.png' }, image])).toEqual([
    { a: 0, b: 2 },
  ])
})
