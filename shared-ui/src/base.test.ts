import { expect, it } from 'vitest'

/** The text of every stylesheet, by its path. */
const sheets = import.meta.glob<string>('../../{shared-ui,shell,mf-*}/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const {
  './base.css': base = '',
  './redacao/folha-pautada.module.css': folha = '',
  './questao/questao.module.css': questao = '',
} = sheets

it('what has the focus by the keyboard has a ring around it', () => {
  expect(base).toMatch(/\n:focus-visible \{\n {2}outline: 3px solid var\(--pen\);/)
})

it('no stylesheet takes the ring away, but where a box around the field has it', () => {
  const own = "[tabindex='-1']:focus {\n  outline: none;"
  const without = Object.entries(sheets).filter(([, text]) =>
    /outline(?:-width|-style)?: *(?:0|none)/.test(text.replace(own, '')),
  )
  expect(without.map(([path]) => path)).toEqual(['./redacao/folha-pautada.module.css'])
  const [ring, ringInForcedColors] = [...folha.matchAll(/:focus-within \{([^}]*)\}/g)]
  expect(ring?.[1]).toMatch(/\binset 0 0 0 1px var\(--pen\),\s+0 0 0 1px var\(--pen\)/)
  expect(ringInForcedColors?.[1]).toContain('outline: 2px solid')
})

it('every ring is in full colour: a paler one is hard to tell from its ground', () => {
  const pale = Object.entries(sheets).filter(([, text]) => /outline:[^;]*color-mix/.test(text))
  expect(pale.map(([path]) => path)).toEqual([])
})

it('nothing that one goes to stands under the bar', () => {
  expect(base).toMatch(/\[tabindex='-1'\] \{\n {2}scroll-margin-top: calc\(var\(--bar-height\)/)
})

it('nothing of a question that has the focus stands under the bars above and below it', () => {
  const [wide = '', narrow = ''] = questao.split('@media (max-width: 699px) {')
  const controls = /\.questao :is\(a, button, input, summary\) \{\s*([^}]*);\s*\}/
  expect(controls.exec(wide)?.[1]).toMatch(/^scroll-margin-top: calc\(var\(--bar-height\)/)
  expect(controls.exec(narrow)?.[1]).toMatch(/^scroll-margin-bottom: calc\(80px/)
})

it('nothing moves with reduced motion', () => {
  const [, still = ''] = base.split('@media (prefers-reduced-motion: reduce) {')
  const rules = ['animation-duration', 'animation-delay', 'transition-duration'].map(
    (name) => `${name}: 0s !important;`,
  )
  for (const rule of [...rules, 'scroll-behavior: auto !important;']) expect(still).toContain(rule)
})
