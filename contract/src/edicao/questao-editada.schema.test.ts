import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questaoEditada } from './questao-editada.schema.ts'

const [ANNULLED, NORMAL] = ['anulada', 'normal']
const questao = { id_prova: 1, texto: 'Quanto é 2 + 2?', situacao: NORMAL }
const alternativas = [
  { texto: '4', correta: true },
  { texto: '5', correta: false },
]

/** The error messages for a question with these fields, by the path of each field. */
function problemsOf(fields: object): Record<string, string> {
  const { error } = questaoEditada.safeParse({ questao, alternativas, ...fields })
  const said = error?.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return Object.fromEntries(said ?? [])
}

const numbered = (correct: readonly boolean[]) =>
  correct.map((correta, place) => ({ texto: `${place}`, correta }))

describe('a question as it is edited', () => {
  it('has from two to five alternatives, of which one is right unless it is annulled', () => {
    const situacao = fc.constantFrom(NORMAL, 'retificada', ANNULLED)
    fc.assert(
      fc.property(situacao, fc.array(fc.boolean(), { maxLength: 7 }), (each, correct) => {
        const isRight = each === ANNULLED || correct.filter(Boolean).length === 1
        const isCount = correct.length >= 2 && correct.length <= 5
        const sent = { questao: { ...questao, situacao: each }, alternativas: numbered(correct) }
        expect(Object.keys(problemsOf(sent))).toEqual(isRight && isCount ? [] : ['alternativas'])
      }),
    )
  })

  it('says at once what is wrong with its text and with its key', () => {
    expect(
      problemsOf({ questao: { ...questao, texto: '' }, alternativas: numbered([false, false]) }),
    ).toEqual({
      'questao.texto': 'Preencha este campo.',
      alternativas: 'Marque a alternativa certa.',
    })
    expect(problemsOf({ alternativas: numbered([true, true]) })).toEqual({
      alternativas: 'Só uma alternativa pode ser a certa.',
    })
  })

  it('says at once which alternatives are empty and which read the same, with no key too', () => {
    const sent = ['10', '10', ''].map((each) => ({ texto: each, correta: false }))
    expect(problemsOf({ alternativas: sent })).toEqual({
      'alternativas.1.texto': 'Esta alternativa diz o mesmo que a A.',
      'alternativas.2.texto': 'Escreva um texto ou escolha uma imagem.',
      alternativas: 'Marque a alternativa certa.',
    })
    expect(problemsOf({ alternativas: [{ texto: 7, correta: true }] })).toHaveProperty([
      'alternativas.0.texto',
    ])
  })

  it('refuses alternatives that read the same, unless it is annulled', () => {
    const same = [
      { texto: 'Igual', correta: true },
      { texto: ' Igual ', correta: false },
    ]
    expect(problemsOf({ alternativas: same })).toEqual({
      'alternativas.1.texto': 'Esta alternativa diz o mesmo que a A.',
    })
    const annulled = { ...questao, situacao: ANNULLED }
    expect(problemsOf({ questao: annulled, alternativas: same })).toEqual({})
  })

  it('names each record once', () => {
    const twice = alternativas.map((one) => ({ ...one, id: 7 }))
    expect(problemsOf({ alternativas: twice })).toEqual({
      alternativas: 'A mesma alternativa aparece duas vezes.',
    })
    expect(problemsOf({ referencias: [{ id: 3 }, { id: 3 }] })).toEqual({
      referencias: 'A mesma referência aparece duas vezes.',
    })
  })

  it('wants a text or an image, and an image in words', () => {
    const [right] = alternativas
    const image = { url_imagem: '/arquivos/a.png', correta: false }
    expect(problemsOf({ alternativas: [right, { correta: false }] })).toEqual({
      'alternativas.1.texto': 'Escreva um texto ou escolha uma imagem.',
    })
    expect(problemsOf({ alternativas: [right, image] })).toEqual({
      'alternativas.1.descricao': 'Descreva a imagem para quem não a vê.',
    })
    expect(problemsOf({ alternativas: [right, { ...image, descricao: 'Um carro.' }] })).toEqual({})
    expect(problemsOf({ referencias: [{}] })).toHaveProperty(['referencias.0.texto'])
    expect(problemsOf({ referencias: [{ id: 3 }] })).toEqual({})
  })
})
