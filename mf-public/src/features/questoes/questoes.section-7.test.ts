import { LEAST_P_VALUE, pValueOfEvenSpread, randomFrom, spreadOf } from '@rumo/contract/chance'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { describe, expect, it } from 'vitest'
import { someAlternativas } from '../../testing/questoes.ts'
import { drawBySection7 } from './questoes.section-7.ts'

const IDS = [1, 2, 3, 4, 5, 6, 7, 8]
const { signal } = new AbortController()

/** Fakes a server with eight questions; the last one has no alternatives and cannot be practised. */
function serve() {
  fakeServer(
    Object.fromEntries([
      ['GET /questoes-referencias', IDS.map((id) => ({ id_questao: id, id_referencia: 1 }))],
      ['GET /referencias/1', { id: 1, titulo: 'Texto', texto: 'Era uma vez.' }],
      ['GET /provas', []],
      ['GET /vestibulares', []],
      ...IDS.flatMap((id) => [
        [`GET /questoes/${id}`, { id, id_prova: 1, texto: `Enunciado ${id}` }],
        [`GET /alternativas?questaoId=${id}`, id === 8 ? [] : someAlternativas(id)],
      ]),
    ]),
  )
}

describe('drawBySection7', () => {
  it('favours no question, and gives none twice, though one is not fit for practice', async () => {
    serve()
    const size = 3
    const random = randomFrom(12)
    const rounds: number[][] = []
    for (let round = 0; round < 700; round++) {
      const { questoes } = await drawBySection7({ quantidade: size }, signal, random)
      rounds.push(questoes.map(({ id }) => id - 1))
    }
    const draws = rounds.length
    const { drawn, first, repeats } = spreadOf(7, draws, () => rounds.shift() ?? [])
    expect(repeats).toBe(0)
    expect(pValueOfEvenSpread(drawn, draws, size)).toBeGreaterThan(LEAST_P_VALUE)
    expect(pValueOfEvenSpread(first, draws, 1)).toBeGreaterThan(LEAST_P_VALUE)
  })
})
