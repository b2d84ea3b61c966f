import { questaoEm, temaEm } from '@rumo/contract/caderno'
import { describe, expect, it } from 'vitest'
import { cadernoFixture } from './caderno.fixture.ts'
import { atribuir, novoId, type Destino } from './trechos.ts'

const REGIAO = { pagina: 2, x0: 10, y0: 500, x1: 200, y1: 560 }
const FIGURA = { imagem: '/arquivos/f.png', largura: 190, altura: 60 }

const na = (destino: Destino, trecho: object = { texto: 'Lido.' }, indice = 0) =>
  atribuir(cadernoFixture(), questaoEm(indice), destino, { regiao: REGIAO, trecho })
const noTema = (destino: Destino, trecho: object = { texto: 'Lido.' }) =>
  atribuir(cadernoFixture(), temaEm(0), destino, { regiao: REGIAO, trecho }).redacoes[0]

describe('atribuir', () => {
  it('makes the statement of it, or its end, and outlines it from then on', () => {
    expect(na({ tipo: 'enunciado', junta: false }).questoes[0]).toMatchObject({
      texto: 'Lido.',
      continua: [REGIAO],
    })
    expect(na({ tipo: 'enunciado', junta: true }).questoes[0]?.texto).toBe('Enunciado 1.\n\nLido.')
  })

  it('makes the whole question of it, where it is alone, with the key that it had', () => {
    const lida = { texto: 'Lido.', alternativas: [{ nome: 'B' }, { nome: 'C', texto: 'Três.' }] }
    const [questao] = na({ tipo: 'questao' }, lida).questoes
    expect(questao).toMatchObject({
      numero: 1,
      texto: 'Lido.',
      alternativas: [{ nome: 'B' }, { nome: 'C', texto: 'Três.', correta: true }],
      pagina: 2,
      regiao: REGIAO,
    })
    expect(questao).not.toHaveProperty('continua')
    const antes = cadernoFixture().questoes[0]?.alternativas
    const bare = na({ tipo: 'questao' }, { texto: 'Lido.', alternativas: [] }).questoes[0]
    expect(bare).toMatchObject({ texto: 'Lido.', alternativas: antes })
  })

  it('makes an alternative of it, in its place among the others, with its key', () => {
    const [, , c, , , f] =
      atribuir(
        na({ tipo: 'alternativa', indice: 5, junta: false }),
        questaoEm(0),
        { tipo: 'alternativa', indice: 2, junta: true },
        { regiao: REGIAO, trecho: { texto: 'Mais.' } },
      ).questoes[0]?.alternativas ?? []
    expect(f).toEqual({ nome: 'F', texto: 'Lido.' })
    expect(c).toEqual({ nome: 'C', texto: 'C da 1.\n\nMais.', correta: true })
  })

  it('lets a picture stand for the text of an alternative', () => {
    const alternativa = na({ tipo: 'alternativa', indice: 2, junta: false }, FIGURA).questoes[0]
    expect(alternativa?.alternativas[2]).toEqual({ nome: 'C', correta: true, ...FIGURA })
  })

  it('gives a figure to a question after what it has', () => {
    const { questoes, referencias } = na({ tipo: 'referencia' }, FIGURA, 1)
    expect(questoes[1]?.referencias).toEqual(['texto-02-03', 'selecao-2'])
    expect(referencias[1]).toEqual({ id: 'selecao-2', ...FIGURA, regioes: [REGIAO] })
  })

  it('gives a text to all questions with these numbers, whichever is named first', () => {
    const { questoes, referencias } = na({ tipo: 'compartilhado', de: 3, ate: 2 })
    expect(questoes.map((questao) => questao.referencias)).toEqual([
      [],
      ['texto-02-03', 'selecao-2'],
      ['texto-02-03', 'selecao-2'],
    ])
    expect(referencias).toHaveLength(2)
    expect(na({ tipo: 'compartilhado', de: 40, ate: 50 })).toEqual(cadernoFixture())
  })

  it('makes the parts of a theme of it', () => {
    expect(noTema({ tipo: 'tema' }, { texto: 'O tema em\nduas linhas' })?.tema).toBe(
      'O tema em duas linhas',
    )
    expect(noTema({ tipo: 'instrucoes', junta: true })?.instrucoes).toMatch(
      /dissertação.\n\nLido.$/,
    )
    expect(noTema({ tipo: 'apoio' }, FIGURA)?.textos[1]).toEqual(FIGURA)
    expect(noTema({ tipo: 'apoio' })?.regioes).toEqual([REGIAO])
  })
})

it('novoId gives a name that is free', () => {
  expect(novoId([])).toBe('selecao-1')
  expect(novoId([{ id: 'selecao-2' }])).toBe('selecao-3')
})
