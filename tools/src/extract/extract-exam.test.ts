import type { Extracao } from '@rumo/exam-pdf'
import { smallBooklet, smallKey } from '@rumo/exam-pdf/testing'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readExtractArguments } from './arguments.ts'
import { extract } from './extract-exam.ts'
import { pagesInWords, reportOf } from './extraction-report.ts'

describe('readExtractArguments', () => {
  it('takes paths from where it was called, pictures from beside the exam file', () => {
    expect(
      readExtractArguments(['a.pdf', '--json', 'x/a.json', '--gabarito', '1 D'], '/home/ana'),
    ).toEqual({
      prova: '/home/ana/a.pdf',
      gabarito: '1 D',
      json: '/home/ana/x/a.json',
      images: '/home/ana/x/figuras',
      debug: undefined,
    })
  })

  it.each([[[]], [['a.pdf', 'b.pdf']], [['a.pdf', '--fotos', 'x']]])(
    'says what it takes to %j',
    (args) => {
      expect(() => readExtractArguments(args, '/')).toThrow('Uso: npm run extract -- PROVA.pdf')
    },
  )
})

describe('extract', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'rumo-extract-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('writes an exam file with its pictures, and pages with what was seen', async () => {
    writeFileSync(path.join(folder, 'prova.pdf'), smallBooklet())
    writeFileSync(path.join(folder, 'chave.pdf'), smallKey())
    const args = readExtractArguments(
      ['prova.pdf', '--gabarito', 'chave.pdf', '--json', 'p.json', '--debug', 'vistas'],
      folder,
    )
    const said: string[] = []
    const { recortes } = await extract(args, folder, {
      write: () => {},
      say: (text) => said.push(text),
    })

    const file = JSON.parse(readFileSync(path.join(folder, 'p.json'), 'utf8')) as {
      questoes: object[]
    }
    expect(file.questoes).toHaveLength(3)
    expect(readdirSync(path.join(folder, 'figuras')).toSorted()).toEqual(
      recortes.map(({ nome }) => nome).toSorted(),
    )
    expect(readdirSync(path.join(folder, 'vistas'))).toHaveLength(2)
    expect(said).toEqual(['2 páginas lidas.'])
  })
})

it('pagesInWords says one page in the singular', () => {
  expect([1, 24].map(pagesInWords)).toEqual(['1 página lida.', '24 páginas lidas.'])
})

describe('reportOf', () => {
  it('says what was found, what is missing and what is doubtful', () => {
    const regiao = { pagina: 3, x0: 0, y0: 0, x1: 1, y1: 1 }
    const questao = {
      texto: 'x',
      alternativas: [],
      referencias: [],
      pagina: 3,
      regiao,
      continua: [],
      confianca: 1,
    }
    const extracao: Extracao = {
      versao: 1,
      paginas: 4,
      questoes: [
        { ...questao, numero: 1, problemas: [] },
        {
          ...questao,
          numero: 3,
          problemas: [{ codigo: 'tabela', mensagem: 'Confira o recorte.' }],
        },
      ],
      referencias: [],
      redacoes: [],
      numeros_ausentes: [2],
      recortes: [],
    }

    expect(reportOf(extracao)).toBe(
      [
        'Questões: 2, sem dúvida: 1. Textos e figuras: 0. Temas de redação: 0.',
        'Não encontradas: 2.',
        'Questão 3 (página 3): Confira o recorte.',
      ].join('\n'),
    )
  })
})
