import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Every stylesheet, by its path. Named as imports, so that a change of one runs these tests again. */
const sheets = import.meta.glob('../../{shared-ui,shell,mf-*}/src/**/*.css')
const textOf = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
const base = textOf('./base.css')

it('what has the focus by the keyboard has a ring around it', () => {
  expect(base).toMatch(/\n:focus-visible \{\n {2}outline: 3px solid var\(--pen\);/)
})

it('no stylesheet takes the ring away, but where a box around the field has it', () => {
  const without = Object.keys(sheets).filter((path) =>
    /outline(?:-width|-style)?: *(?:0|none)/.test(
      textOf(path).replace("[tabindex='-1']:focus {\n  outline: none;", ''),
    ),
  )
  expect(without).toEqual(['./redacao/folha-pautada.module.css'])
  expect(textOf('./redacao/folha-pautada.module.css')).toMatch(/:focus-within[^{]*\{[^}]*outline:/)
})

it('nothing that one goes to stands under the bar', () => {
  expect(base).toMatch(/\[tabindex='-1'\] \{\n {2}scroll-margin-top: calc\(var\(--bar-height\)/)
})

it('nothing moves for whoever asks for less motion', () => {
  const [, still = ''] = base.split('@media (prefers-reduced-motion: reduce) {')
  const rules = ['animation-duration', 'animation-delay', 'transition-duration'].map(
    (name) => `${name}: 0s !important;`,
  )
  for (const rule of [...rules, 'scroll-behavior: auto !important;']) expect(still).toContain(rule)
})
