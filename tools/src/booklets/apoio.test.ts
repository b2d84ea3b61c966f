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
    [200, '52.9mm'],
    [2000, '90.0mm'],
    [undefined, '90.0mm'],
  ])('prints a figure of %s px at a width of %s, with its description', (largura, width) => {
    const figura = {
      imagem: 'rampa.svg',
      descricao: 'Uma rampa "alta"',
      ...(largura && { largura }),
    }
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
