import type { CadernoDeExame } from '@rumo/contract'
import { questaoEm } from '@rumo/contract/caderno'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comQuestao } from './caderno.arbitrary.fixture.ts'
import { cadernoFixture, questaoFixture } from './caderno.fixture.ts'
import { changedAt } from './caderno-changes.ts'
import { mesclar } from './mesclar.ts'
import { acrescentar, aprovar, dividir, juntar, renumerar, tirar } from './operacoes.ts'

const base = cadernoFixture()
const questao = (caderno: CadernoDeExame, indice: number, fields: object) =>
  changedAt(caderno, questaoEm(indice), (each) => ({ ...each, ...fields }))
/** A draft as the server returns it, with all objects new. */
const lido = (caderno: CadernoDeExame) => structuredClone(caderno)

it('is the own draft where no one else changed anything, and the other’s where this user did not', () => {
  fc.assert(
    fc.property(comQuestao, fc.integer({ min: 1, max: 20 }), ({ antes, indice }, numero) => {
      const changed = renumerar(antes, indice, numero)
      expect(mesclar({ mine: changed, now: lido(antes), base: antes }).caderno).toEqual(changed)
      expect(mesclar({ mine: antes, now: lido(changed), base: antes }).caderno).toEqual(changed)
    }),
  )
})

it('keeps what two users wrote in different parts, of one question or of two, in either order of saving', () => {
  const [a, b] = [
    questao(questao(base, 0, { texto: 'A' }), 1, { explicacao: 'A' }),
    questao(questao(base, 1, { texto: 'B' }), 2, { materia: 'Química' }),
  ]
  for (const [mine, now] of [
    [a, b],
    [b, a],
  ] as const) {
    const { caderno, differences } = mesclar({ mine, now: lido(now), base })
    expect(differences).toEqual([])
    expect(caderno.questoes).toMatchObject([
      { texto: 'A' },
      { texto: 'B', explicacao: 'A' },
      { materia: 'Química' },
    ])
  }
})

it('tells two alternatives of a question apart, and which one is right', () => {
  const alternativas = questaoFixture(1).alternativas
  const [a, b, ...rest] = alternativas
  const mine = questao(base, 0, { alternativas: [{ ...a, texto: 'Minha A' }, b, ...rest] })
  const now = questao(base, 0, {
    alternativas: [a, { ...b, texto: 'B deles', correta: true }, ...rest].map((each) =>
      each?.nome === 'C' ? { nome: 'C', texto: each.texto } : each,
    ),
  })
  const { caderno, differences } = mesclar({ mine, now, base })
  expect(differences).toEqual([])
  expect(caderno.questoes[0]?.alternativas.slice(0, 3)).toEqual([
    { nome: 'A', texto: 'Minha A' },
    { nome: 'B', texto: 'B deles', correta: true },
    { nome: 'C', texto: 'C da 1.' },
  ])
})

it('names what both changed, and takes what is chosen of each', () => {
  const mine = questao(questao(base, 0, { texto: 'Meu' }), 1, { texto: 'Meu' })
  const now = questao(questao(base, 0, { texto: 'Deles' }), 1, { texto: 'Deles' })
  const { differences, labels } = mesclar({ mine, now, base })
  expect(differences.map(({ campo }) => labels.get(campo))).toEqual([
    'Questão 1: Texto',
    'Questão 2: Texto',
  ])
  const [first] = differences
  const chosen = mesclar({ mine, now, base }, (campo) => campo === first?.campo)
  expect(chosen.caderno.questoes).toMatchObject([{ texto: 'Deles' }, { texto: 'Meu' }, {}])
})

it('knows a question again by its place on the page where the other gave it another number', () => {
  const mine = questao(base, 1, { texto: 'Meu' })
  const now = renumerar(base, 0, 11)
  const { caderno, differences } = mesclar({ mine, now: lido(now), base })
  expect(differences).toEqual([])
  expect(caderno.questoes.map(({ numero, texto }) => [numero, texto])).toEqual([
    [11, 'Enunciado 1.'],
    [12, 'Meu'],
    [13, 'Enunciado 3.'],
  ])
})

it('leaves out what one of them took away, unless the other wrote it anew: then it asks', () => {
  const gone = tirar(base, questaoEm(0))
  const written = questao(base, 1, { texto: 'Meu' })
  const apart = mesclar({ mine: written, now: lido(gone), base })
  expect(apart.caderno.questoes.map(({ texto }) => texto)).toEqual(['Meu', 'Enunciado 3.'])
  expect([apart.lugarDe(questaoEm(0)), apart.lugarDe(questaoEm(1))]).toEqual([null, questaoEm(0)])
  const asked = mesclar({ mine: questao(base, 0, { texto: 'Meu' }), now: gone, base })
  expect(asked.differences).toMatchObject([{ mine: { texto: 'Meu' }, theirs: undefined }])
  expect(asked.caderno.questoes).toHaveLength(3)
})

const missing = (numeros_ausentes: number[]): CadernoDeExame => ({ ...base, numeros_ausentes })

it('has of a list what both left there and what either added', () => {
  for (const [mine, now] of [
    [[4, 5, 6], [5]],
    [[5], [4, 5, 6]],
  ] as const) {
    const { caderno } = mesclar({
      mine: missing([...mine]),
      now: missing([...now]),
      base: missing([4, 5]),
    })
    expect(new Set(caderno.numeros_ausentes)).toEqual(new Set([5, 6]))
  }
})

it('keeps what each added, once where it is the same', () => {
  const [mine, now] = [acrescentar(base, 4), acrescentar(acrescentar(base, 4), 5)]
  const { caderno, differences } = mesclar({ mine, now: lido(now), base })
  expect(differences).toEqual([])
  expect(caderno.questoes.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5])
})

it('holds also where one splits a question and the other joins two', () => {
  const mine = dividir(base, 0, { em: 'alternativa', indice: 2 })
  const now = juntar(base, 1)
  const { caderno, differences } = mesclar({ mine, now: lido(now), base })
  expect(differences).toEqual([])
  expect(caderno.questoes.map(({ alternativas }) => alternativas.length)).toEqual([2, 3, 10])
})

it('gives texts that both added under one name two names', () => {
  const comTexto = (indice: number, texto: string): CadernoDeExame => {
    const named = questao(base, indice, { referencias: ['selecao-2'] })
    return { ...named, referencias: [...named.referencias, { id: 'selecao-2', texto }] }
  }
  const { caderno } = mesclar({ mine: comTexto(0, 'Meu'), now: comTexto(1, 'Deles'), base })
  const textoDe = (indice: number) =>
    caderno.questoes[indice]?.referencias.map(
      (id) => caderno.referencias.find((each) => each.id === id)?.texto,
    )
  expect([textoDe(0), textoDe(1)]).toEqual([['Meu'], ['Deles']])
})

it('counts as approved only what its approver has seen', () => {
  const approved = aprovar(base, questaoEm(0))
  const written = questao(base, 0, { texto: 'Outro.' })
  const of = (mine: CadernoDeExame, now: CadernoDeExame) =>
    mesclar({ mine, now, base }).caderno.questoes[0]
  expect(of(approved, written)).toMatchObject({ texto: 'Outro.', aprovada: false })
  expect(of(written, approved)).toMatchObject({ texto: 'Outro.', aprovada: false })
  expect(of(base, approved)?.aprovada).toBe(true)
  expect(of(approved, aprovar(written, questaoEm(0)))?.aprovada).toBe(true)
})

it('keeps the same object for what no one else touched', () => {
  const mine = questao(base, 0, { texto: 'Meu' })
  const now = lido(questao(base, 2, { texto: 'Deles' }))
  const { caderno } = mesclar({ mine, now, base })
  expect(caderno.questoes[0]).toBe(mine.questoes[0])
  expect(caderno.redacoes[0]).toBe(mine.redacoes[0])
})
