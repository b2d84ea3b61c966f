import { describe, expect, it } from 'vitest'
import { deriveQuestao } from './derive-questao.ts'

const A = { texto: 'Água', correta: false }
const B = { texto: 'Soda', correta: true }
const BROKEN = String.raw`\(\frac{1}{2\)`
const IMAGE = { texto: '', url_imagem: 'arquivos/x.png', correta: false }

describe('deriveQuestao', () => {
  it.for([
    ['two with text', [A, B], { respostas_certas: 1, alternativas_completas: true }],
    ['a text and an image', [B, IMAGE], { respostas_certas: 1, alternativas_completas: true }],
    ['two that are right', [B, B, A], { respostas_certas: 2, alternativas_completas: true }],
    ['one alone', [B], { respostas_certas: 1, alternativas_completas: false }],
    ['an empty one', [A, B, { texto: '' }], { respostas_certas: 1, alternativas_completas: false }],
    ['none', [], { respostas_certas: 0, alternativas_completas: false }],
  ] as const)('says what there is of %s', ([, alternativas, said]) => {
    expect(deriveQuestao({ texto: 'Qual?' }, alternativas)).toMatchObject(said)
  })

  it('is found by the words of its text and of its alternatives', () => {
    expect(deriveQuestao({ texto: 'Qual é?' }, [A, IMAGE]).busca).toBe('  qual  e  agua')
  })

  it.for([
    ['its text', { texto: BROKEN }, A],
    ['its explanation', { texto: 'Qual?', explicacao: BROKEN }, A],
    ['an alternative', { texto: 'Qual?' }, { ...A, texto: BROKEN }],
    ['a comment', { texto: 'Qual?' }, { ...A, comentario: BROKEN }],
  ] as const)('says that %s cannot be drawn', ([, own, alternativa]) => {
    expect(deriveQuestao(own, [B, alternativa])).toMatchObject({ marcacao_quebrada: true })
    expect(deriveQuestao({ texto: 'Qual?' }, [B, A])).toMatchObject({ marcacao_quebrada: false })
  })
})
