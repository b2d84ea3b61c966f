import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Bubble, type BubbleProps } from './bubble.tsx'

function draw(props: Partial<BubbleProps>) {
  const { container } = render(<Bubble letra="C" estado="livre" tamanho={40} {...props} />)
  const svg = container.querySelector('svg')
  return {
    svg,
    letter: svg?.querySelector('text')?.textContent,
    has: (part: string) => svg?.querySelector(`.${part}`) != null,
    outline: svg?.querySelector('.ink path')?.getAttribute('d'),
  }
}

describe('Bubble', () => {
  it('is hidden from screen readers', () => {
    expect(draw({}).svg?.getAttribute('aria-hidden')).toBe('true')
  })

  it('shows a verdict as a badge beside the letter when it is large', () => {
    for (const estado of ['certa', 'errada', 'gabarito'] as const) {
      const { letter, has } = draw({ estado, tamanho: 40 })
      expect([letter, has('badgeSign'), has('sign')]).toEqual(['C', true, false])
    }
  })

  it('shows a verdict in place of the letter when it is small', () => {
    for (const estado of ['certa', 'errada', 'gabarito'] as const) {
      const { letter, has } = draw({ estado, tamanho: 22 })
      expect([letter, has('badgeSign'), has('sign')]).toEqual([undefined, false, true])
    }
  })

  it('tells right from wrong by shape', () => {
    const [certa, errada] = (['certa', 'errada'] as const).map((estado) => {
      const { svg } = draw({ estado })
      return [
        svg?.querySelector('.cut')?.getAttribute('rx'),
        svg?.querySelector('.badgeSign')?.getAttribute('d'),
      ]
    })
    expect(certa?.[0]).not.toBe(errada?.[0])
    expect(certa?.[1]).not.toBe(errada?.[1])
  })

  it('shows no verdict before there is one', () => {
    for (const estado of ['livre', 'escolhida'] as const) {
      const { letter, has } = draw({ estado })
      expect([letter, has('badgeSign'), has('sign')]).toEqual(['C', false, false])
    }
  })

  it('takes four shapes of ink in turn', () => {
    const outlines = [0, 1, 2, 3, 4].map((ordem) => draw({ ordem }).outline)
    expect(new Set(outlines).size).toBe(4)
    expect(outlines[4]).toBe(outlines[0])
  })

  it('keeps its ink within 6 % of its outline', () => {
    for (const ordem of [0, 1, 2, 3]) {
      const numbers =
        draw({ ordem })
          .outline?.match(/-?\d+\.\d+/g)
          ?.map(Number) ?? []
      const radii = numbers.flatMap((x, index) =>
        index % 2 === 0 ? [Math.hypot(x, numbers[index + 1] ?? 0)] : [],
      )
      expect(radii.length).toBeGreaterThan(40)
      expect(Math.min(...radii)).toBeGreaterThanOrEqual(0.9)
      expect(Math.max(...radii)).toBeLessThanOrEqual(1.05)
    }
  })

  it('has hairlines only where they do not look like tears', () => {
    expect(draw({ tamanho: 38 }).has('hairlines')).toBe(true)
    expect(draw({ tamanho: 28 }).has('hairlines')).toBe(false)
  })

  it('rings the place where one is', () => {
    expect(draw({ atual: true }).has('current')).toBe(true)
    expect(draw({}).has('current')).toBe(false)
  })
})
