import { questaoEm, temaEm } from '@rumo/contract/caderno'
import { describe, expect, it } from 'vitest'
import { cadernoFixture, DUVIDA } from '../../../features/importacoes/caderno.fixture.ts'
import { aprovar } from '../../../features/importacoes/operacoes.ts'
import { alvoDaRecusa, avisosDe } from './avisos.ts'

const caderno = cadernoFixture()

describe('what the server refuses', () => {
  it.each([
    ['questoes.2.texto', questaoEm(2), 'questao.texto'],
    ['questoes.2.aprovada', questaoEm(2), 'questao.aprovada'],
    ['questoes.0.materia', questaoEm(0), 'questao.id_materia'],
    ['questoes.0.alternativas.1.texto', questaoEm(0), 'alternativas.1.texto'],
    ['questoes.0.alternativas', questaoEm(0), 'alternativas'],
    ['redacoes.0.textos.0.texto', temaEm(0), 'referencias.0.texto'],
    ['redacoes.0.tema', temaEm(0), 'instrucoes'],
    // Where two questions share a text, the first question.
    ['referencias.0.texto', questaoEm(1), 'referencias.0.texto'],
  ])('leads from %s to where it is mended', (campo, alvo, field) => {
    const campos = { [campo]: 'Não serve.' }
    expect(alvoDaRecusa(caderno, campos)).toEqual(alvo)
    expect(avisosDe(caderno, alvo, campos)).toContainEqual({
      campo: field,
      mensagem: 'Não serve.',
    })
    expect(avisosDe(caderno, questaoEm(9), campos)).toEqual([])
  })

  it('leads nowhere from what is of no question', () => {
    expect(alvoDaRecusa(caderno, { 'prova.data': 'x', 'referencias.7.texto': 'x' })).toBeNull()
  })
})

it('says no more of what was doubtful once it is approved', () => {
  expect(avisosDe(caderno, questaoEm(1), {})).toEqual([
    { campo: 'referencias', mensagem: DUVIDA.mensagem },
  ])
  expect(avisosDe(aprovar(caderno, questaoEm(1)), questaoEm(1), {})).toEqual([])
})
