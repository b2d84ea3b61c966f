import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { partOf, Previa } from './previa.tsx'
import { rascunhoOf } from './questao-rascunho.ts'
import { questaoCompletaFixture, referenciaFixture } from './questoes.fixture.ts'
import { previewOf } from './send.ts'

const PROVA = { id: 7, nome: 'Prova Azul', vestibular: null }

function show(): HTMLElement {
  const referencias = [referenciaFixture(8, 2), referenciaFixture(9, 1)]
  const rascunho = rascunhoOf(questaoCompletaFixture({ referencias }))
  const questao = previewOf(rascunho, { materia: null, prova: PROVA })
  render(<Previa questao={questao} numero="4" resolveArquivo={(url) => url} />)
  return screen.getByRole('region', { name: 'Prévia' })
}

it('has a part for each field of which it shows something', () => {
  const previa = show()
  expect(partOf('questao.numero', previa)).toBeNull()
  expect(partOf('questao.texto', previa)?.textContent).toMatch(/^Qual delas\?/)
  const radios = screen.getAllByRole('radio')
  expect(partOf('alternativas.0.texto', previa)).toBe(radios[0])
  expect(partOf('alternativas.3.comentario', previa)).toBe(radios[3])
  expect(partOf('correta', previa)).toContain(radios[0])
  const [first, second] = previa.querySelectorAll('section section, article section')
  expect(partOf('referencias.0.texto', previa)).toBe(first)
  expect(partOf('referencias.1.legenda', previa)).toBe(second)
})

it('has none for what it does not show', () => {
  expect(partOf('alternativas.9.texto', show())).toBeNull()
})
