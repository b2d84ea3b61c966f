import { expect, it } from 'vitest'
import { someAlternativas, someQuestao } from '../../testing/questoes.ts'
import { textosOf } from './textos-das-questoes.ts'

it('gives what is read of a question, and nothing where there is none', () => {
  const [a] = someAlternativas(1)
  if (!a) throw new Error('An alternative is needed.')
  const questao = someQuestao(1, {
    texto: 'enunciado',
    explicacao: 'porquê',
    alternativas: [
      { ...a, texto: 'letra', comentario: 'comentário' },
      { ...a, texto: 'outra', comentario: null },
    ],
    referencias: [
      { id: 1, titulo: 'título', texto: 'texto', legenda: 'legenda', informacao_acesso: 'acesso' },
      { id: 2, titulo: null, texto: null, legenda: null },
    ],
  })
  expect(textosOf([questao, someQuestao(2, { texto: 'segundo', alternativas: [] })])).toEqual([
    'enunciado',
    'porquê',
    'letra',
    'comentário',
    'outra',
    'título',
    'texto',
    'legenda',
    'acesso',
    'segundo',
  ])
})
