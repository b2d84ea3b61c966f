import { describe, expect, it } from 'vitest'
import { questao } from './questao.fixture.ts'
import { sourceLine } from './source-line.ts'

describe('sourceLine', () => {
  it('names the matéria and the vestibular', () => {
    expect(sourceLine(questao())).toBe('Matemática · Vestibular do 2º\u00A0semestre de 2024')
  })

  it('names the prova where it belongs to no vestibular', () => {
    const prova = { id: 1, nome: 'Prova Azul', vestibular: null }
    expect(sourceLine(questao({ prova }))).toBe('Matemática · Prova Azul')
  })

  it('says nothing that is not known', () => {
    const prova = { id: 1, nome: '', vestibular: null }
    expect(sourceLine(questao({ materia: null }))).toBe('Vestibular do 2º\u00A0semestre de 2024')
    expect(sourceLine(questao({ materia: null, prova }))).toBe('')
  })
})
