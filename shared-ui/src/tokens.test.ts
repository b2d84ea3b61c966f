import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'
import { describe, expect, it } from 'vitest'

// Named as an import that is never made, so that a change of these files runs the tests again. Vite drops an import
// when only its keys are used directly.
const files = import.meta.glob(['./tokens.css', './leitura.css'])
const [chosen = '', tokens = ''] = Object.keys(files)
  .toSorted()
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
const [light = '', dark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)')

/** The block of a theme that the user can choose. */
const blockOf = (tema: string) =>
  new RegExp(`data-tema='${tema}'\\] \\{([^}]*)\\}`).exec(chosen)?.[1] ?? ''

function colorsOf(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

/** All declarations of a block, in order. */
const declared = (block: string) => [...block.matchAll(/--[\w-]+: [^;]+;/g)].map(([one]) => one)

/** The contrast ratio of two tokens by WCAG 2.2, rounded to one decimal. */
function contrast(colors: Map<string, string>, on: string, ground: string): number {
  const [a, b] = [colors.get(on), colors.get(ground)]
  if (!a || !b) throw new Error(`no colour for ${on} or ${ground}`)
  return Math.round(new Color(a).contrast(new Color(b), 'WCAG21') * 10) / 10
}

/** A token, then its contrast on paper, sheet and wash. */
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
  {
    name: 'sepia',
    block: blockOf('sepia'),
    onGrounds: [
      ['ink', 12.4, 13.3, 11],
      ['ink-2', 7.2, 7.7, 6.4],
      ['ring', 4.4, 4.8, 4],
      ['pen', 7.2, 7.7, 6.4],
      ['right', 6.9, 7.4, 6.1],
      ['wrong', 6.8, 7.3, 6.1],
      ['attention', 7.2, 7.7, 6.4],
    ],
    pairs: [
      ['on-pen', 'pen', 8.5],
      ['on-pen', 'pen-d', 10.9],
      ['pen', 'pen-w', 6.4],
      ['right', 'right-w', 6.5],
      ['wrong', 'wrong-w', 6.2],
      ['attention', 'attention-w', 6.5],
      ['on-mark', 'right', 8.1],
      ['on-mark', 'wrong', 8],
    ],
  },
  {
    name: 'contraste',
    block: blockOf('contraste'),
    onGrounds: [
      ['ink', 21, 21, 15.1],
      ['ink-2', 16.8, 16.8, 12.1],
      ['ring', 21, 21, 15.1],
      ['pen', 16.5, 16.5, 11.9],
      ['right', 15.2, 15.2, 10.9],
      ['wrong', 12, 12, 8.7],
      ['attention', 12.7, 12.7, 9.2],
    ],
    pairs: [
      ['on-pen', 'pen', 16.5],
      ['on-pen', 'pen-d', 18.4],
      ['pen', 'pen-w', 11.4],
      ['right', 'right-w', 11.5],
      ['wrong', 'wrong-w', 9.8],
      ['attention', 'attention-w', 9.9],
      ['on-mark', 'right', 15.2],
      ['on-mark', 'wrong', 12],
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
    // WCAG 2.2: 1.4.3 for text, 1.4.11 for graphics.
    const least = token === 'ring' ? 3 : 4.5
    const grounds = ['paper', 'sheet', 'desk', 'wash']
    expect(Math.min(...grounds.map((ground) => contrast(colors, token, ground)))).toBeGreaterThan(
      least,
    )
  })
})

it.each(schemes)('gives every colour of the light scheme one in $name', ({ block }) => {
  expect([...colorsOf(block).keys()].toSorted()).toEqual([...colorsOf(light).keys()].toSorted())
})

it('has one dark scheme, whether the device or the user chose it', () => {
  expect(declared(blockOf('escuro'))).toEqual(declared(dark))
})

it('keeps words at 7:1 in high contrast, as WCAG asks for at its highest level', () => {
  const colors = colorsOf(blockOf('contraste'))
  const words = ['ink', 'ink-2', 'pen', 'right', 'wrong', 'attention']
  for (const ground of ['paper', 'sheet', 'desk', 'wash']) {
    expect(Math.min(...words.map((word) => contrast(colors, word, ground)))).toBeGreaterThan(7)
  }
})
