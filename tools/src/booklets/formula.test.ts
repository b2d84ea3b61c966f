import { describe, expect, it } from 'vitest'
import { formula } from './formula.ts'

const inLine = (source: string) => formula(source, false).markup

describe('formula', () => {
  it('is MathML, without the source beside it', () => {
    const markup = inLine(String.raw`\frac{1}{2}`)

    expect(markup).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>')
    expect(markup).not.toContain('annotation')
    expect(markup).not.toContain('frac{')
  })

  it('has upright functions and the letters of the sets of numbers', () => {
    const markup = inLine(String.raw`\cos x \in \mathbb{R}`)

    expect(markup).toContain('<mi class="funcao">cos</mi>')
    expect(markup).toContain('<mi>ℝ</mi>')
    expect(markup).not.toContain('\u2061')
  })

  it('is its source, escaped, where it cannot be read', () => {
    expect(inLine(String.raw`\frac{a<b`)).toBe(String.raw`<span class="fonte">\frac{a&lt;b</span>`)
  })
})
