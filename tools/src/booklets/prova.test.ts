import { describe, expect, it } from 'vitest'
import { alternativaOf, examOf, questaoOf, referenciaOf } from './exam.fixture.ts'
import { provaOf } from './prova.ts'
import type { Exam } from './exam.ts'

const ASSETS = { css: '', fonts: '', figureFonts: '' }
const IMAGES = new Map([['rampa.svg', 'data:image/svg+xml;base64,AAAA']])

const print = (values: Partial<Exam>) => provaOf(examOf(values), IMAGES, ASSETS)

/** The text of a page without its markup, in the order in which it is read. */
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

  it('escapes what an exam says', () => {
    const page = print({
      prova: { nome: 'Prova <Azul>' },
      questoes: [questaoOf(1, { alternativas: [alternativaOf('A', { texto: '1 < 2' })] })],
    })

    expect(page).toContain('<title>Prova &lt;Azul&gt;')
    expect(page).toContain('--rodape: "Rumo · Prova \\3c Azul>')
    expect(page).toContain('1 &lt; 2')
  })

  it('ends with the essay, where there is one', () => {
    expect(print({ questoes: [questaoOf(1)] })).not.toContain('Rascunho da redação')
    const tema = { tema: 'A sombra', textos: [] }
    expect(wordsOf(print({ redacao: [tema] }))).toMatch(
      /Redação Como escrever: .* Rascunho da redação/u,
    )
  })
})
