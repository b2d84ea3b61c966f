import { expect, it } from 'vitest'
import { documentOf } from './document.ts'
import { html } from '@rumo/contract/html'

const ASSETS = { css: 'p { color: red }', fonts: '@font-face { }', figureFonts: '' }

it('makes a page in Portuguese that holds its fonts, its footer and its styles', () => {
  const page = documentOf(
    { title: 'Prova <Azul>', footer: 'Rumo · "Azul"', body: html`<p>Oi</p>` },
    ASSETS,
  )
  expect(page).toContain('<html lang="pt-BR">')
  expect(page).toContain('<title>Prova &lt;Azul&gt;</title>')
  expect(page).toMatch(
    /<style>\s*@font-face \{ \}\n:root \{ --rodape: "Rumo · \\22 Azul\\22 " \}\np \{ color: red \}\s*<\/style>/,
  )
  expect(page).toMatch(/<body>\s*<p>Oi<\/p>\s*<\/body>/)
})
