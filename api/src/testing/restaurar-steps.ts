import fc from 'fast-check'
import { questaoEditada } from './questao-editada.ts'
import { type Conteudo, type Estado, pickId } from './restaurar-model.ts'

const VERBS = [
  'curso',
  'materia',
  'vestibular',
  'prova',
  'prova',
  'questao',
  'questao',
  'questao',
  'redacao',
  'change',
  'change',
  'change',
  'remove',
  'remove',
  'remove',
  'lote',
  'publish',
  'answer',
  'restore',
  'restore',
  'restore',
  'restore',
  'restore',
  'restoreLast',
] as const

export const step = fc.record({
  verb: fc.constantFrom(...VERBS),
  /** `which` selects an existing record, `other` one that it may refer to. */
  which: fc.nat({ max: 40 }),
  other: fc.nat({ max: 40 }),
  numero: fc.constantFrom(1, 2, 3, null),
  texto: fc.constantFrom('Qual?', 'Quem?', 'Onde?'),
  sim: fc.boolean(),
  certa: fc.nat({ max: 2 }),
  named: fc.array(fc.option(fc.nat({ max: 4 }), { nil: undefined }), { maxLength: 2 }),
})
export type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never

/** A question as it is sent. When it replaces an existing question, the first alternatives keep their ids. */
export function editadaOf(
  estado: Estado,
  { other, texto, numero, certa, named, sim }: Step,
  now?: Conteudo,
) {
  const id_prova = pickId(estado, 'provas', other)
  if (!id_prova) return undefined
  const known = (now?.['alternativas'] ?? []) as { id: number }[]
  const ids = new Set(named.map((which) => which && pickId(estado, 'referencias', which)))
  const id_materia = sim ? (pickId(estado, 'materias', other) ?? null) : null
  const respostas = ['Um', 'Dois', 'Três'].slice(0, sim ? 3 : 2)
  return questaoEditada(
    { id_prova, texto, numero, id_materia },
    {
      alternativas: respostas.map((resposta, place) => ({
        ...(known[place] && { id: known[place].id }),
        texto: resposta,
        correta: place === certa % respostas.length,
      })),
      referencias: [...ids].map((id) => ({ ...(id && { id }), texto })),
    },
  )
}
