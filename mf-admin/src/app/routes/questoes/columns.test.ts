import type { LinhaDeQuestao } from '@rumo/contract'
import { expect, it } from 'vitest'
import { viewOf } from '../../../shared/crud/view.ts'
import { columnsOfQuestoes } from './columns.tsx'

const linha = (id: number, prova: number, numero: number | null) =>
  ({ id, numero, prova: { id: prova, nome: 'Azul' }, trecho: '', materia: null }) as LinhaDeQuestao

it.each([
  ['prova', [7, 5, 6, 8]],
  ['-prova', [8, 6, 5, 7]],
])(
  'has questions by %s in the order of their numbers, also of provas of one name',
  (ordem, ids) => {
    const selecao = {} as Parameters<typeof columnsOfQuestoes>[0]['selecao']
    const columns = columnsOfQuestoes({ selecao, isOfAll: true })
    const all = [linha(5, 1, 2), linha(6, 1, 10), linha(7, 1, 1), linha(8, 2, 1)]
    const { rows } = viewOf(all, columns, { busca: '', ordem, pagina: 1 })
    expect(rows.map(({ id }) => id)).toEqual(ids)
  },
)
