import { RUBRICAS } from '@rumo/contract/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeConteudo, type Conteudo, problemsOf } from './conteudo.ts'

const NOTHING: Conteudo = { rubrica: 'rumo', notas: {}, anotacoes: [], parecer: '' }

describe('changeConteudo', () => {
  const before: Conteudo = {
    rubrica: 'rumo',
    notas: { tema: 20 },
    anotacoes: [{ inicio: 0, fim: 2, texto: 'Bom.' }],
    parecer: 'Siga.',
  }

  it('changes what is given and leaves the rest', () => {
    expect(changeConteudo(before, {})).toEqual(before)
    expect(changeConteudo(before, { parecer: 'Pare.' })).toEqual({ ...before, parecer: 'Pare.' })
    expect(changeConteudo(before, { notas: { norma: 1 } }).notas).toEqual({ norma: 1 })
  })

  it('drops the grades by another rubric, but not those that come with the new one', () => {
    expect(changeConteudo(before, { rubrica: 'rumo' })).toEqual(before)
    expect(changeConteudo(before, { rubrica: 'enem' })).toEqual({
      ...before,
      rubrica: 'enem',
      notas: {},
    })
    const notas = { tema: 120 }
    expect(changeConteudo(before, { rubrica: 'enem', notas }).notas).toEqual(notas)
  })
})

describe('problemsOf', () => {
  it('finds none where every grade is one of its criterion, or not given yet', () => {
    const rubrica = fc.constantFrom(...Object.values(RUBRICAS))
    const graded = rubrica.chain(({ id, criterios }) =>
      fc.record({
        rubrica: fc.constant(id),
        notas: fc.record<Record<string, number | null>>(
          Object.fromEntries(
            criterios.map(({ id: criterio, maximo, passo }) => [
              criterio,
              fc.option(fc.nat({ max: maximo / passo }).map((step) => step * passo)),
            ]),
          ),
        ),
      }),
    )
    fc.assert(
      fc.property(graded, (given) => {
        expect(problemsOf({ ...NOTHING, ...given }, 0)).toEqual({})
      }),
    )
  })

  it('names each grade that is none of its criterion', () => {
    const notas = { tema: 41, norma: 240, coesao: 40, estilo: 0, argumentos: null }
    expect(problemsOf({ ...NOTHING, rubrica: 'enem', notas }, 0)).toEqual({
      'notas.tema': 'Use uma nota de 0 a 200, de 40 em 40.',
      'notas.norma': 'Use uma nota de 0 a 200, de 40 em 40.',
      'notas.estilo': 'Este critério não é da rubrica escolhida.',
    })
    expect(problemsOf({ ...NOTHING, notas: { tema: 21 } }, 0)).toEqual({
      'notas.tema': 'Use uma nota de 0 a 20.',
    })
  })

  it('names each remark on more than there is', () => {
    const anotacoes = [
      { inicio: 0, fim: 5, texto: 'Cabe.' },
      { inicio: 4, fim: 6, texto: 'Não cabe.' },
    ]
    expect(problemsOf({ ...NOTHING, anotacoes }, 5)).toEqual({
      'anotacoes.1.fim': 'O trecho vai além do fim da redação.',
    })
  })
})
