import type { Prova, Vestibular } from '@rumo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findProva, groupProvas } from './provas.rules.ts'

const someProva = (id: number, changes: object = {}): Prova => ({
  id,
  nome: `Prova ${id}`,
  instrucoes: null,
  url_arquivo: null,
  id_vestibular: null,
  ...changes,
})
const namesOf = (grupos: ReturnType<typeof groupProvas>) =>
  grupos.map(({ edicao, provas }) => [edicao, provas.map(({ nome }) => nome)])

const vestibularArb = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  ano: fc.integer({ min: 1990, max: 2030 }),
  semestre: fc.constantFrom(1 as const, 2 as const),
})
const provasArb = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }))
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .option(fc.integer({ min: 1, max: 8 }))
          .map((id_vestibular) => someProva(id, { id_vestibular })),
      ),
    ),
  )

describe('groupProvas', () => {
  it('puts the newest edition first, those of none last, and each in the order of its names', () => {
    const vestibulares: Vestibular[] = [
      { id: 1, ano: 2024, semestre: 2 },
      { id: 2, ano: 2025, semestre: 1 },
      { id: 3, ano: 2025, semestre: 2 },
    ]
    const provas = [
      someProva(10, { id_vestibular: 1 }),
      someProva(2, { id_vestibular: 1 }),
      someProva(3),
      someProva(4, { id_vestibular: 2 }),
      someProva(5, { id_vestibular: 3 }),
    ]
    expect(namesOf(groupProvas(provas, vestibulares))).toEqual([
      [{ ano: 2025, semestre: 2 }, ['Prova 5']],
      [{ ano: 2025, semestre: 1 }, ['Prova 4']],
      [{ ano: 2024, semestre: 2 }, ['Prova 2', 'Prova 10']],
      [null, ['Prova 3']],
    ])
  })

  it('takes ids and numbers as text, an edition without semester, a prova without a name', () => {
    const vestibulares = [
      { id: '7', ano: '2023', semestre: '1' },
      { id: 8, ano: 2022 },
    ] as never as Vestibular[]
    const provas = [
      { id: '1', id_vestibular: 7 },
      { id: 2, nome: 'Prova A', id_vestibular: '8' },
    ] as never as Prova[]
    expect(namesOf(groupProvas(provas, vestibulares))).toEqual([
      [{ ano: 2023, semestre: 1 }, [undefined]],
      [{ ano: 2022, semestre: null }, ['Prova A']],
    ])
  })

  it('shows every prova once, in groups that go back in time', () => {
    fc.assert(
      fc.property(provasArb, fc.array(vestibularArb), (provas, vestibulares) => {
        const grupos = groupProvas(provas, vestibulares)
        const shown = grupos.flatMap((grupo) => grupo.provas.map(({ id }) => id))
        expect(shown.toSorted((a, b) => a - b)).toEqual(
          provas.map(({ id }) => id).toSorted((a, b) => a - b),
        )
        const ages = grupos.map(({ edicao }) =>
          edicao ? edicao.ano * 10 + (edicao.semestre ?? 0) : 0,
        )
        expect(ages).toEqual([...new Set(ages)].toSorted((a, b) => b - a))
      }),
    )
  })
})

describe('findProva', () => {
  const grupos = groupProvas([someProva(3)], [])

  it('finds a prova by the text of its id', () => {
    expect(findProva(grupos, '3')?.prova.nome).toBe('Prova 3')
  })

  it.each(['4', '', 'x', '03'])('finds none by %j', (id) => {
    expect(findProva(grupos, id)).toBeNull()
  })
})
