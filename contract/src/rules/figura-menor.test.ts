import { describe, expect, it } from 'vitest'
import { enderecoInteiro, enderecoMenor } from './figura-menor.ts'

const SENT = `https://api.exemplo/arquivos/figuras/${'a'.repeat(64)}.png`

describe('enderecoMenor', () => {
  it('asks for the smaller copy of a wide image that was sent, and enderecoInteiro takes that back', () => {
    const menor = enderecoMenor(SENT, 2000)
    expect(menor).toBe(`${SENT}?largura=800`)
    expect(enderecoInteiro(menor ?? '')).toBe(SENT)
  })

  it.each([
    [SENT, 900],
    [SENT, null],
    [SENT.replace('png', 'svg'), 2000],
    ['https://outro.exemplo/figura.png', 2000],
    ['blob:https://exemplo/1', 2000],
  ])('has none for %s, %s px wide', (url, largura) => {
    expect(enderecoMenor(url, largura)).toBeUndefined()
  })
})
