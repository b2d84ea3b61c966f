import { describe, expect, it } from 'vitest'
import { questaoOf as exampleOf } from './exam.fixture.ts'
import { questaoOf } from './questao.ts'

describe('questaoOf', () => {
  it('prints the number, the text and each alternative with its letter', () => {
    const { markup } = questaoOf(exampleOf(1), new Map())
    expect(
      markup
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe('Questão 01 Quanto mede a rampa? (A) A metros. (B) B metros.')
    expect(markup).not.toContain('figuras')
  })

  it('describes the figure of an alternative', () => {
    const alternativas = [{ nome: 'A', imagem: 'rampa.svg', descricao: 'Uma <b>vista</b>' }]
    const { markup } = questaoOf(
      exampleOf(1, { alternativas }),
      new Map([['rampa.svg', 'data:image/svg+xml;base64,AAAA']]),
    )
    expect(markup).toContain('<img src="data:image/svg+xml;base64,AAAA" alt="Uma vista" />')
    expect(markup).toContain('class="alternativas figuras"')
  })
})
