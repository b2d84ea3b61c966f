import type { Resumo } from '@rumo/contract'
import { expect, it } from 'vitest'
import { panoramaOf, panoramaOfLists } from './panorama.ts'

const prova = {
  id: 1,
  nome: 'Prova Azul',
  vestibular: { ano: 2025, semestre: 1 as const },
  publicada: true,
  tem_arquivo: false,
  questoes: 54,
}
const none = { total: 0, itens: [] }
const resumo: Resumo = {
  totais: {
    cursos: 0,
    materias: 1,
    provas: 1,
    questoes: 54,
    redacoes: 0,
    usuarios: 1,
    vestibulares: 1,
  },
  provas: [prova],
  materias: [{ id: 1, nome: 'Física', questoes: 50 }],
  questoes_sem_materia: 4,
  provas_sem_arquivo: { total: 30, itens: [prova] },
  provas_nao_publicadas: none,
  provas_sem_questoes: none,
  relatos_abertos: 0,
  redacoes_a_corrigir: 0,
}

it('names what is missing, and nothing else', () => {
  const { faltas, provas } = panoramaOf(resumo)
  expect(faltas.map(({ total, varios, nomes }) => [total, varios, nomes])).toEqual([
    [30, 'provas sem PDF', ['Prova Azul, 2025/1']],
    [4, 'questões sem matéria', []],
  ])
  expect(provas).toMatchObject([{ nome: 'Prova Azul, 2025/1', questoes: 54 }])
})

it('tells from lists what they tell', () => {
  const vestibulares = [{ id: 7, ano: 2025, semestre: 2 as const }]
  const provas = [
    { id: 1, nome: 'Azul', id_vestibular: 7, url_arquivo: '', instrucoes: null },
    { id: 2, nome: 'Verde', id_vestibular: null, url_arquivo: null, instrucoes: null },
    { id: 3, nome: 'Rosa', id_vestibular: 7, url_arquivo: 'a.pdf', instrucoes: null },
  ]
  const { faltas, materias } = panoramaOfLists({ provas: 3 }, provas, vestibulares)
  expect(faltas.map(({ total, nomes }) => [total, nomes])).toEqual([[2, ['Azul, 2025/2', 'Verde']]])
  expect(materias).toEqual([])
})
