import { toSearchText } from '@rumo/contract/search-text'
import fc from 'fast-check'
import { describe } from 'vitest'
import { it } from '../../testing/api.ts'
import { bodiesOf, expectAgreement, INVALID, type Model } from '../../testing/model.ts'

interface Fields {
  nome: string
}

const anyNome = fc.record({ nome: fc.string({ unit: 'grapheme', maxLength: 4 }) })
const bodies = fc.oneof(
  { weight: 3, arbitrary: anyNome },
  {
    weight: 2,
    arbitrary: bodiesOf({
      nome: [
        ['Mecânica', ' mecanica', 'Química'],
        ['', '  ', 'a\u0000b', 7, null],
      ],
    }),
  },
)

/** The model of a record that has only a unique name: courses and matérias. */
function named(path: string, missing: string): Model<Fields> {
  return {
    path,
    missing,
    bodies,
    write(body, before, others) {
      const given = 'nome' in body ? body['nome'] : before && (before.nome ?? 'x')
      if (typeof given !== 'string' || !isName(given)) return INVALID
      const busca = toSearchText(given.trim())
      if (others.some((other) => toSearchText(other.nome) === busca)) return [409, 'nome_em_uso']
      return { nome: given.trim() }
    },
  }
}

function isName(text: string): boolean {
  return text.trim() !== '' && !/\p{Cc}/u.test(text.trim())
}

describe.for([
  ['/cursos', 'curso_inexistente'],
  ['/materias', 'materia_inexistente'],
] as const)('%s', ([path, missing]) => {
  it('is what its model is', async ({ api }) => {
    await expectAgreement(api, named(path, missing))
  })
})
