import { expect, it } from 'vitest'
import { compareInstrucoes, settleInstrucoes, settleTemas } from './redacao-conflict-parts.ts'
import { newTema } from './tema-rascunho.ts'

it('tells the title of a theme and its text apart, and puts them together as they were', () => {
  const [mine, now] = ['A rua\n\nEscreva sobre ela.', 'A praça\n\nEscreva.']
  const { differences, labelOf } = compareInstrucoes(mine, now, 'A rua\n\nEscreva.')
  expect(differences.map(({ campo, likely }) => [labelOf(campo), likely])).toEqual([
    ['Título do tema', 'theirs'],
    ['Texto do tema', 'mine'],
  ])
  const both = settleInstrucoes(mine, now, (part) => part === 'titulo')
  expect(both).toBe('A praça\n\nEscreva sobre ela.')
  for (const text of ['', '\nUm\nDois', 'Um', 'Um\r\nDois\n']) {
    expect(settleInstrucoes(text, 'Outro\nX', () => false)).toBe(text)
    expect(settleInstrucoes('Outro\nX', text, () => true)).toBe(text)
  }
})

const texto = (id: number, words: string) => ({
  chave: id,
  id,
  versao: 1,
  usos: 1,
  titulo: '',
  legenda: '',
  informacao_acesso: '',
  texto: words,
  url_imagem: '',
  descricao: '',
  largura: null,
  altura: null,
})

const temaWith = (...words: string[]) => ({
  ...newTema(7),
  referencias: words.map((each, index) => texto(index + 1, each)),
})

it('takes of a theme each text by itself', () => {
  const three = {
    mine: temaWith('meu', 'dois'),
    now: temaWith('um', 'seu', 'três'),
    base: temaWith('um', 'dois'),
  }
  const settled = settleTemas(three, (part) => ['referencias.2', 'referencias.3'].includes(part))
  expect(settled.referencias.map((each) => each.texto)).toEqual(['meu', 'seu', 'três'])
})
