import { describe, expect, it } from 'vitest'
import { edit } from './edit-questao.ts'
import { questaoCompletaFixture, referenciaFixture } from './questoes.fixture.ts'
import { newRascunho, rascunhoOf } from './questao-rascunho.ts'
import { bodyOf, labelOf, previewOf, problemsOfQuestao } from './send.ts'

const start = rascunhoOf(questaoCompletaFixture({ referencias: [referenciaFixture(8, 2)] }))
const AROUND = { materia: null, prova: { id: 7, nome: 'Prova Azul', vestibular: null } }

describe('problemsOfQuestao', () => {
  it('finds nothing wrong with a question as it came', () => {
    expect(problemsOfQuestao(start)).toEqual({})
  })

  it('names every field in which something is wrong', () => {
    expect(problemsOfQuestao(newRascunho(7, null))).toEqual({
      alternativas: 'Marque a alternativa certa.',
      'questao.texto': 'Preencha este campo.',
      'alternativas.0.texto': 'Escreva um texto ou escolha uma imagem.',
      'alternativas.1.texto': 'Escreva um texto ou escolha uma imagem.',
      'alternativas.2.texto': 'Escreva um texto ou escolha uma imagem.',
      'alternativas.3.texto': 'Escreva um texto ou escolha uma imagem.',
      'alternativas.4.texto': 'Escreva um texto ou escolha uma imagem.',
    })
  })

  it.each(['0', '-1', '1,5', 'x', '1e2', '0x1f', '5.0'])('refuses %j as a number', (numero) => {
    expect(Object.keys(problemsOfQuestao({ ...start, numero }))).toEqual(['questao.numero'])
  })

  it('wants exactly one right alternative, unless the question is annulled', () => {
    const without = edit(start, { type: 'mark', chave: null })
    expect(problemsOfQuestao(without)).toEqual({ alternativas: 'Marque a alternativa certa.' })
    expect(problemsOfQuestao({ ...without, situacao: 'anulada' })).toEqual({})
  })

  it('wants words for an image, and takes it for a text', () => {
    const image = { texto: '', url_imagem: 'arquivos/a.png', largura: 4, altura: 3 }
    const shown = edit(start, { type: 'set-alternativa', chave: 1, mudancas: image })
    expect(problemsOfQuestao(shown)).toEqual({
      'alternativas.0.descricao': 'Descreva a imagem para quem não a vê.',
    })
  })
})

it('bodyOf sends which alternative is which, wherever it was moved', () => {
  const moved = edit(edit(start, { type: 'move', chave: 1, to: 4 }), { type: 'remove', chave: 2 })
  const { alternativas } = bodyOf(edit(moved, { type: 'add' }))
  expect(alternativas.map(({ id, texto }) => [id, texto])).toEqual([
    [302, 'c'],
    [303, 'd'],
    [304, 'e'],
    [300, 'a'],
    [undefined, ''],
  ])
})

it('bodyOf sends what identifies the question and what it shares', () => {
  const { questao, referencias } = bodyOf(start)
  expect(questao).toMatchObject({ id_prova: 7, versao: 2, numero: 3, id_materia: 5 })
  expect(referencias).toMatchObject([{ id: 8, versao: 4, titulo: 'Vazão' }])
})

it('bodyOf sends what explains the question, and what is said of an alternative', () => {
  const explained = { ...start, explicacao: 'Porque sim.', situacao: 'anulada' as const }
  const mudancas = { comentario: 'Quase.' }
  const body = bodyOf(edit(explained, { type: 'set-alternativa', chave: 2, mudancas }))
  expect(body.questao).toMatchObject({ explicacao: 'Porque sim.', situacao: 'anulada' })
  expect(body.alternativas.map(({ comentario }) => comentario)).toEqual(['', 'Quase.', '', '', ''])
})

it('previewOf shows what would be sent, with letters by place', () => {
  const moved = edit(start, { type: 'move', chave: 3, to: 0 })
  const shown = previewOf(moved, AROUND)
  expect(shown.alternativas.map(({ nome, texto }) => nome + texto)).toEqual([
    'Ac',
    'Ba',
    'Cb',
    'Dd',
    'Ee',
  ])
  expect(shown.alternativas.find(({ correta }) => correta)?.nome).toBe('A')
  expect(shown.referencias.map(({ texto }) => texto)).toEqual(['Um texto.'])
})

it('labelOf says where a field is', () => {
  expect(['questao.texto', 'alternativas.1.texto', 'referencias.0.descricao'].map(labelOf)).toEqual(
    ['Texto da questão', 'Alternativa B', 'Referência 1'],
  )
})
