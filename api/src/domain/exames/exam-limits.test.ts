import { LETRAS } from '@rumo/contract'
import { cadernoDeExame } from '@rumo/contract/schemas/importacoes'
import { novaReferencia } from '@rumo/contract/schemas/referencias'
import { describe, expect, it } from 'vitest'
import { checkExam, ExamFileError } from './check-exam.ts'

const [A, B] = [
  { nome: 'A', texto: 'Água' },
  { nome: 'B', texto: 'Soda', correta: true },
]

function questaoOf(numero: number, values: object = {}) {
  return { numero, texto: 'Qual?', alternativas: [A, B], ...values }
}

async function errorOf(file: object): Promise<ExamFileError | undefined> {
  try {
    await checkExam(JSON.stringify(file), 'prova.json', async () =>
      Buffer.from('<svg width="240" height="160"/>'),
    )
  } catch (error) {
    if (error instanceof ExamFileError) return error
    throw error
  }
  return undefined
}

async function problemsOf(file: object) {
  return (await errorOf(file))?.problems ?? []
}

function alternativasOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    nome: String.fromCharCode(65 + index),
    texto: `Água ${index}`,
    correta: index === 0,
  }))
}

describe('a blank text', () => {
  it.each([' ', ' \n\t', '\u00A0', '\u200B'])('is no content: %j', async (blank) => {
    const file = {
      prova: { nome: blank },
      referencias: [{ id: 'mapa', texto: blank }],
      questoes: [
        questaoOf(1, { texto: blank }),
        questaoOf(2, { alternativas: [{ ...A, texto: blank }, B] }),
        questaoOf(3, { alternativas: [{ ...A, nome: blank }, B] }),
      ],
      redacao: { tema: blank, textos: [blank] },
    }

    expect(await problemsOf(file)).toEqual([
      'arquivo: prova.nome: está em branco',
      'questão 1: texto: está em branco',
      'questão 3, 1ª alternativa: nome: deve ser uma letra de A a Z',
      'tema 1: tema: está em branco',
      'questão 2, alternativa A: não tem texto nem imagem',
      'referência mapa: não tem texto nem imagem',
      'tema 1, texto 1: não tem texto nem imagem',
    ])
  })

  it('is none beside an image', async () => {
    const alternativas = [{ nome: 'A', texto: ' ', imagem: 'a.svg' }, B]
    const { exam } = await checkExam(
      JSON.stringify({ questoes: [questaoOf(1, { alternativas })] }),
      'prova.json',
      async () => Buffer.from('<svg width="240" height="160"/>'),
    )

    expect(exam.questoes[0]?.alternativas[0]?.texto).toBe('')
  })
})

describe('the limits of an exam file', () => {
  it('take what is just within them', async () => {
    const file = {
      prova: { nome: 'n'.repeat(200) },
      referencias: [{ id: 'mapa', texto: 'x', descricao: 'd'.repeat(2000) }],
      questoes: Array.from({ length: 500 }, (_, index) => questaoOf(index + 1)).with(
        0,
        questaoOf(1, { texto: 't'.repeat(20_000), alternativas: alternativasOf(5) }),
      ),
    }

    expect(await problemsOf(file)).toEqual([])
  })

  it('refuse what is just beyond them', async () => {
    const file = {
      prova: { nome: 'n'.repeat(201) },
      referencias: [{ id: 'mapa', texto: 'x', descricao: 'd'.repeat(2001) }],
      questoes: [questaoOf(1, { texto: 't'.repeat(20_001) })],
    }

    expect(await problemsOf(file)).toEqual([
      'arquivo: prova.nome: deve ter no máximo 200 caracteres',
      'referência mapa: descricao: deve ter no máximo 2.000 caracteres',
      'questão 1: texto: deve ter no máximo 20.000 caracteres',
    ])
  })

  it.each([
    ['titulo', 2000],
    ['texto', 20_000],
    ['legenda', 2000],
    ['informacao_acesso', 2000],
  ] as const)(
    'are those of the editor and of a draft for %s of a reference',
    async (campo, most) => {
      const takes = async (length: number) => {
        const value = { texto: 'a', [campo]: 'n'.repeat(length) }
        const rascunho = { referencias: [{ id: 'mapa', ...value }] }
        return [
          (await problemsOf({ questoes: [questaoOf(1)], ...rascunho })).length === 0,
          novaReferencia.safeParse(value).success,
          cadernoDeExame.pick({ referencias: true }).safeParse(rascunho).success,
        ]
      }
      expect(await takes(most)).toEqual([true, true, true])
      expect(await takes(most + 1)).toEqual([false, false, false])
    },
  )

  it('refuse more than 500 questions', async () => {
    const questoes = Array.from({ length: 501 }, (_, index) => questaoOf(index + 1))

    expect(await problemsOf({ questoes })).toEqual(['arquivo: questoes: deve ter no máximo 500'])
  })

  it.each(['AB', 'a', '1', 'Á', 'A '])('refuse %j as the name of an alternative', async (nome) => {
    expect(
      await problemsOf({ questoes: [questaoOf(1, { alternativas: [{ ...A, nome }, B] })] }),
    ).toEqual(['questão 1, 1ª alternativa: nome: deve ser uma letra de A a Z'])
  })

  it.each([LETRAS.length + 1, 26, 27])(
    'refuse %i alternatives, as the editor does',
    async (many) => {
      expect(
        await problemsOf({ questoes: [questaoOf(1, { alternativas: alternativasOf(many) })] }),
      ).toContain('questão 1: alternativas: deve ter no máximo 5')
    },
  )
})

describe('the message about an exam file', () => {
  it('tells the first 50 problems, and how many more there are', async () => {
    const questoes = Array.from({ length: 60 }, (_, index) => questaoOf(index + 1, { texto: '' }))
    const error = await errorOf({ questoes })
    const lines = error?.message.split('\n') ?? []

    expect(error?.problems).toHaveLength(60)
    expect(lines).toHaveLength(52)
    expect(lines[0]).toBe('prova.json tem 60 problemas, e nada foi carregado:')
    expect(lines[50]).toBe('  questão 50: texto: está em branco')
    expect(lines[51]).toBe('  e mais 10')
  })

  it('keeps a long or unprintable name short and printable', async () => {
    const file = {
      ['x'.repeat(500)]: 1,
      referencias: [{ id: `\u001B[2J${'i'.repeat(500)}` }],
      questoes: [questaoOf(1, { referencias: ['r'.repeat(500)] })],
    }

    expect(await problemsOf(file)).toEqual([
      expect.stringMatching(/^referência \\u001b\[2Ji{50,60}…: id: deve ter no máximo 200/),
      'questão 1: referencias.0: deve ter no máximo 200 caracteres',
      expect.stringMatching(/^arquivo: campo desconhecido: "x{60}…"$/),
      expect.stringMatching(/^questão 1: a referência "r{60}…" não está no arquivo$/),
      expect.stringMatching(/^referência \\u001b\[2Ji{50,60}…: não tem texto nem imagem$/),
    ])
  })

  it('says where JSON ends to be JSON', async () => {
    await expect(
      checkExam(`{\n"a": ${'1, '.repeat(20)}}`, 'prova.json', async () => Buffer.of()),
    ).rejects.toThrow(/arquivo: não é JSON válido \(linha 2, coluna \d+\)$/)
    await expect(checkExam('{', 'prova.json', async () => Buffer.of())).rejects.toThrow(
      /arquivo: não é JSON válido(?: \(linha 1, coluna 2\))?$/,
    )
  })
})
