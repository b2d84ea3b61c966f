import { expect, it } from 'vitest'
import { panoramaOf, panoramaOfLists } from './panorama.ts'
import { resumoFixture } from './resumo.fixture.ts'

it('names what is missing, and nothing else', () => {
  const { faltas, provas, aCorrigir } = panoramaOf(resumoFixture)
  expect(faltas.map(({ total, varios, provas: of }) => [total, varios, of])).toEqual([
    [30, 'provas sem PDF', [{ id: 1, nome: 'Prova Azul, 2025/1' }]],
    [4, 'questões sem matéria', []],
    [3, 'questões sem número', []],
  ])
  expect(provas).toMatchObject([{ nome: 'Prova Azul, 2025/1', questoes: 54 }])
  expect(aCorrigir).toBe(2)
})

it('tells from lists what they tell', () => {
  const vestibulares = [{ id: 7, ano: 2025, semestre: 2 as const }]
  const provas = [
    { id: 1, nome: 'Azul', id_vestibular: 7, url_arquivo: '', instrucoes: null },
    { id: 2, nome: 'Verde', id_vestibular: null, url_arquivo: null, instrucoes: null },
    { id: 3, nome: 'Rosa', id_vestibular: 7, url_arquivo: 'a.pdf', instrucoes: null },
  ]
  const { faltas, materias, aCorrigir } = panoramaOfLists({ provas: 3 }, provas, vestibulares)
  expect(faltas.map(({ total, provas: of }) => [total, of.map(({ nome }) => nome)])).toEqual([
    [2, ['Azul, 2025/2', 'Verde']],
  ])
  expect(materias).toEqual([])
  expect(aCorrigir).toBeNull()
})
