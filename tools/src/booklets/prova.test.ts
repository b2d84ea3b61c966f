import { describe, expect, it } from 'vitest'
import { alternativaOf, examOf, questaoOf, referenciaOf } from './exam.fixture.ts'
import { dataUrls } from './images.ts'
import { provaOf } from './prova.ts'
import type { Exam } from './exam.ts'

const ASSETS = { css: '', fonts: '', figureFonts: '' }
const IMAGES = new Map([['rampa.svg', 'data:image/svg+xml;base64,AAAA']])

const print = (values: Partial<Exam>) => provaOf(examOf(values), IMAGES, ASSETS)

/** The words in the order in which they are read. */
const wordsOf = (page: string) =>
  page
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('provaOf', () => {
  it('is called after the exam, in Portuguese', () => {
    const page = print({})

    expect(page).toContain('<html lang="pt-BR">')
    expect(page).toContain('<title>Prova Azul · Vestibular 2025, 1º\u00A0semestre</title>')
    expect(page).toContain('--rodape: "Rumo · Prova Azul')
  })

  it('announces a text, then sets each question with its alternatives', () => {
    const questoes = [1, 2].map((numero) => questaoOf(numero, { referencias: ['feira'] }))

    expect(
      wordsOf(print({ questoes, referencias: [referenciaOf('feira', { titulo: 'A feira' })] })),
    ).toContain(
      'Leia o texto para responder às questões de número 01 e 02. A feira Às cinco, chegam os caminhões. ' +
        'Questão 01 Quanto mede a rampa? (A) A metros. (B) B metros. Questão 02 ',
    )
  })

  it('describes figures, in references and in alternatives', () => {
    const questoes = [
      questaoOf(1, {
        referencias: ['rampa'],
        alternativas: [{ nome: 'A', imagem: 'rampa.svg', descricao: 'Uma <b>vista</b>' }],
      }),
    ]
    const figura = { texto: '', imagem: 'rampa.svg', descricao: 'Uma rampa "alta"', largura: 200 }
    const page = print({ questoes, referencias: [referenciaOf('rampa', figura)] })

    expect(page).toMatch(/alt="Uma rampa &quot;alta&quot;"\s+style="width: 52\.9mm"/)
    expect(page).toContain('alt="Uma vista"')
    expect(page.match(/src="data:image\/svg\+xml;base64,AAAA"/g)).toHaveLength(2)
  })

  it('escapes what an exam says', () => {
    const page = print({
      prova: { nome: 'Prova <Azul>' },
      questoes: [questaoOf(1, { alternativas: [alternativaOf('A', { texto: '1 < 2' })] })],
    })

    expect(page).toContain('<title>Prova &lt;Azul&gt;')
    expect(page).toContain('--rodape: "Rumo · Prova \\3c Azul>')
    expect(page).toContain('1 &lt; 2')
  })

  it('ends with the themes, their texts, the guidance and a sheet, where there is an essay', () => {
    expect(print({ questoes: [questaoOf(1)] })).not.toContain('Rascunho da redação')

    const tema = { tema: 'A sombra\n\nEscreva sobre a sombra.', textos: [{ texto: 'Um poste.' }] }
    const words = wordsOf(print({ redacao: [tema] }))
    expect(words).toMatch(
      /Redação Como escrever: .*Sem copiar os textos de apoio\. Proposta de redação Texto 1 Um poste\. Tema A sombra Escreva sobre a sombra\. Rascunho da redação/u,
    )
    expect(words).not.toContain('Escolha uma')
    expect(wordsOf(print({ redacao: [tema, tema] }))).toMatch(
      /Escolha uma das propostas.*Proposta de redação 1 .*Proposta de redação 2 /u,
    )
  })
})

describe('dataUrls', () => {
  it('gives a drawing the font of its lettering, and leaves a photograph as it is', () => {
    const urls = dataUrls(
      new Map([
        [
          'a.svg',
          { content: Buffer.from('<svg width="1"><title>A</title></svg>'), extension: 'svg' },
        ],
        ['b.png', { content: Buffer.from('<svg>'), extension: 'png' }],
      ]),
      '@font-face {}',
    )
    const contentOf = (name: string) => {
      const [type, content = ''] = (urls.get(name) ?? '').split(';base64,')
      return [type, Buffer.from(content, 'base64').toString()]
    }

    expect(contentOf('a.svg')).toEqual([
      'data:image/svg+xml',
      '<svg width="1"><style>@font-face {}</style><title>A</title></svg>',
    ])
    expect(contentOf('b.png')).toEqual(['data:image/png', '<svg>'])
  })
})
