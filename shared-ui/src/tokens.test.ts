import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'
import { describe, expect, it } from 'vitest'

// Named as an import, which nobody makes, so that a change of it runs these tests again. Vite drops one whose keys alone
// are asked for at once.
const tokens = import.meta.glob('./tokens.css')
const [file = ''] = Object.keys(tokens)
const css = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)')

function colorsOf(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

/** WCAG 2.2's contrast ratio of two tokens, to one decimal. */
function contrast(colors: Map<string, string>, on: string, ground: string): number {
  const [a, b] = [colors.get(on), colors.get(ground)]
  if (!a || !b) throw new Error(`no colour for ${on} or ${ground}`)
  return Math.round(new Color(a).contrast(new Color(b), 'WCAG21') * 10) / 10
}

/** Token, then what it reaches on paper, sheet and wash. */
type OnGrounds = [token: string, paper: number, sheet: number, wash: number]
type Pair = [token: string, ground: string, ratio: number]

const schemes: { name: string; block: string; onGrounds: OnGrounds[]; pairs: Pair[] }[] = [
  {
    name: 'light',
    block: light,
    onGrounds: [
      ['ink', 15.3, 15.9, 13.9],
      ['ink-2', 7.1, 7.3, 6.4],
      ['ring', 4, 4.2, 3.6],
      ['pen', 6.4, 6.6, 5.8],
      ['right', 6.3, 6.5, 5.7],
      ['wrong', 6.3, 6.5, 5.7],
      ['attention', 6.3, 6.5, 5.7],
    ],
    pairs: [
      ['on-pen', 'pen', 6.7],
      ['on-pen', 'pen-d', 8.8],
      ['pen', 'pen-w', 5.7],
      ['right', 'right-w', 5.7],
      ['wrong', 'wrong-w', 5.7],
      ['attention', 'attention-w', 5.8],
      ['on-mark', 'right', 6.6],
      ['on-mark', 'wrong', 6.6],
    ],
  },
  {
    name: 'dark',
    block: dark,
    onGrounds: [
      ['ink', 14.9, 13.8, 13],
      ['ink-2', 9, 8.3, 7.8],
      ['ring', 5.2, 4.8, 4.6],
      ['pen', 9.9, 9.2, 8.7],
      ['right', 10.6, 9.8, 9.2],
      ['wrong', 9.4, 8.7, 8.2],
      ['attention', 10.7, 9.9, 9.3],
    ],
    pairs: [
      ['on-pen', 'pen', 9.6],
      ['on-pen', 'pen-d', 11.8],
      ['pen', 'pen-w', 7.9],
      ['right', 'right-w', 9],
      ['wrong', 'wrong-w', 8.1],
      ['attention', 'attention-w', 8.7],
      ['on-mark', 'right', 10.6],
      ['on-mark', 'wrong', 9.4],
    ],
  },
]

describe.each(schemes)('the $name scheme', ({ block, onGrounds, pairs }) => {
  const colors = colorsOf(block)

  it.each(onGrounds)('shows %s on paper, sheet and wash as it was chosen', (token, ...expected) => {
    const reached = ['paper', 'sheet', 'wash'].map((ground) => contrast(colors, token, ground))
    expect(reached).toEqual(expected)
  })

  it.each(pairs)('shows %s on %s as it was chosen', (token, ground, expected) => {
    expect(contrast(colors, token, ground)).toBe(expected)
  })

  it.each(onGrounds.map(([token]) => token))('keeps %s legible on every ground', (token) => {
    // WCAG 2.2: 1.4.3 for words, 1.4.11 for what is drawn.
    const least = token === 'ring' ? 3 : 4.5
    const grounds = ['paper', 'sheet', 'desk', 'wash']
    expect(Math.min(...grounds.map((ground) => contrast(colors, token, ground)))).toBeGreaterThan(
      least,
    )
  })
})

it('gives every colour of the light scheme a dark one', () => {
  expect([...colorsOf(dark).keys()].toSorted()).toEqual([...colorsOf(light).keys()].toSorted())
})
