import { describe } from 'vitest'
import { it } from '../../testing/api.ts'
import { bodiesOf, expectAgreement, INVALID, type Model } from '../../testing/model.ts'

interface Fields {
  id_prova: number
  instrucoes: string
}

const UNKNOWN = 999_999

function modelWith(idProva: number): Model<Fields> {
  return {
    path: '/redacoes',
    missing: 'redacao_inexistente',
    bodies: bodiesOf({
      id_prova: [
        [idProva, String(idProva)],
        [UNKNOWN, 0, '', null],
      ],
      instrucoes: [
        ['A pressa.', ' A rua.\nE as árvores. '],
        ['', ' \n', 'a\u0000', 1],
      ],
    }),
    write(body, before) {
      const { id_prova = before && (before.id_prova ?? idProva) } = body
      const { instrucoes = before && (before.instrucoes ?? 'x') } = body
      const id = typeof id_prova === 'string' ? Number(id_prova) : id_prova
      if (typeof id !== 'number' || id < 1) return INVALID
      if (typeof instrucoes !== 'string' || instrucoes.trim() === '') return INVALID
      if (instrucoes.includes('\u0000')) return INVALID
      if (id === UNKNOWN) return [409, 'prova_inexistente']
      return { id_prova: id, instrucoes: instrucoes.trim() }
    },
  }
}

describe('/redacoes', () => {
  it('is what its model is', async ({ api }) => {
    const { id } = await api.make.prova()
    await expectAgreement(api, modelWith(id))
  })
})
