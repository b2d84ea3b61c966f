import { describe, expect, it } from 'vitest'
import { edicaoInWords, factsOf, fileNameOf, tituloOf } from './provas.words.ts'

const prova = { id: 1, nome: 'Prova Azul', instrucoes: null, url_arquivo: null, id_vestibular: 1 }

describe('edicaoInWords', () => {
  it.each([
    [{ ano: 2025, semestre: 1 }, '1º\u00A0semestre de 2025'],
    [{ ano: 2025, semestre: null }, '2025'],
    [null, 'Sem vestibular'],
  ])('says %j', (edicao, words) => {
    expect(edicaoInWords(edicao)).toBe(words)
  })
})

describe('factsOf', () => {
  it.each([
    [{ data: '2025-06-15', duracao_minutos: 270 }, ['15 de junho de 2025', '4\u00A0h 30\u00A0min']],
    [{ duracao_minutos: 240 }, ['4\u00A0h']],
    [{ duracao_minutos: 50 }, ['50\u00A0min']],
    [{ data: '2025-01-01' }, ['1º de janeiro de 2025']],
    [{ data: null, duracao_minutos: null }, []],
    [{ data: 'ontem', duracao_minutos: -3 }, []],
    [{}, []],
  ])('says what is known of %j', (facts, words) => {
    expect(factsOf({ ...prova, ...facts })).toEqual(words)
  })
})

describe('tituloOf', () => {
  it('names a prova and its key', () => {
    expect(tituloOf(prova, 'prova')).toBe('Prova Azul')
    expect(tituloOf(prova, 'gabarito')).toBe('Gabarito: Prova Azul')
    expect(tituloOf({ nome: '' }, 'prova')).toBe('Prova sem nome')
  })
})

describe('fileNameOf', () => {
  it('names a file for people, whatever a name holds', () => {
    const edicao = { ano: 2025, semestre: 1 }
    expect(fileNameOf('Prova Azul', edicao)).toBe('Prova Azul, 1º semestre de 2025.pdf')
    expect(fileNameOf('Manhã/Tarde: A?', null)).toBe('Manhã Tarde A.pdf')
  })
})
