import { describe, expect, it } from 'vitest'
import { apoioOf, words } from './apoio.ts'

const IMAGES = new Map([['rampa.svg', 'data:image/svg+xml;base64,AAAA']])

describe('apoioOf', () => {
  it('sets a text between its title and its legend', () => {
    const { markup } = apoioOf(
      { titulo: 'A feira', texto: 'Às cinco.', legenda: 'Fonte: eu' },
      IMAGES,
    )
    expect(markup).toMatch(/class="titulo">A feira<.*Às cinco\..*class="legenda">Fonte: eu</s)
    expect(markup).toContain('class="apoio texto"')
  })

  it.each([
    [{ largura: 200 }, '52.9mm'],
    [{ largura: 2000 }, '90.0mm'],
    [{}, '90.0mm'],
  ])('prints a figure of %o at a width of %s, with its description', (size, width) => {
    const figura = { imagem: 'rampa.svg', descricao: 'Uma rampa "alta"', ...size }
    const { markup } = apoioOf({ texto: '', ...figura }, IMAGES)
    expect(markup).toMatch(
      new RegExp(`alt="Uma rampa &quot;alta&quot;"\\s+style="width: ${width}"`),
    )
    expect(markup).toContain('src="data:image/svg+xml;base64,AAAA"')
    expect(markup).toContain('class="apoio figura"')
  })
})

describe('words', () => {
  it('are those of a text without its markup', () => {
    expect(words('Uma <b>vista</b>')).toBe('Uma vista')
  })
})
