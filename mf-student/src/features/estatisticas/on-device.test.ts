import { addDays, placarOf, RESULTADOS, sequenciaOf } from '@rumo/contract/rules'
import type { TentativaGuardada } from '@rumo/shared-device/fila'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estatisticasOf } from './on-device.ts'
import { NENHUMA } from './estatisticas.fixture.ts'

const HOJE = '2026-11-21'
const FISICA = { id: 2, nome: 'Física' }

function tentativa(changes: Partial<TentativaGuardada> = {}): TentativaGuardada {
  return {
    chave: '0d2f6f3e-7f0e-4a53-9d5c-1f9d3b9f2a11',
    id_questao: 1,
    id_alternativa: 10,
    origem: 'pratica',
    respondida_em: `${HOJE}T15:00:00.000Z`,
    resultado: 'certa',
    materia: null,
    ...changes,
  }
}

it('counts nothing of nothing', () => {
  expect(estatisticasOf([], HOJE)).toEqual(NENHUMA)
})

it('counts a day where the college is, not where the device is', () => {
  const lateAtNight = tentativa({ respondida_em: '2026-11-21T02:30:00.000Z' })
  expect(estatisticasOf([lateAtNight], HOJE).sequencia).toEqual({
    atual: 1,
    recorde: 1,
    praticou_hoje: false,
    dias: ['2026-11-20'],
  })
})

it('counts by matéria, and suggests what goes wrong', () => {
  const wrong = Array.from({ length: 5 }, (_, place) =>
    tentativa({ id_questao: 10 + place, materia: FISICA, resultado: 'errada' }),
  )
  const noKey = tentativa({ id_questao: 20, materia: FISICA, resultado: 'sem-gabarito' })
  const again = tentativa({
    id_questao: 10,
    materia: FISICA,
    respondida_em: `${HOJE}T16:00:00.000Z`,
  })
  const { materias, a_praticar, respondidas, certas } = estatisticasOf(
    [again, ...wrong, noKey, tentativa()],
    HOJE,
  )
  // A question without a key cannot be right, so it is not counted.
  expect([respondidas, certas]).toEqual([6, 1])
  expect(materias).toEqual([
    {
      materia: FISICA,
      certas: 0,
      total: 5,
      repetidas: { certas: 1, total: 1 },
      tendencia: null,
    },
  ])
  expect(a_praticar).toEqual([{ materia: FISICA, motivo: 'erros' }])
})

describe('whatever was answered, whenever', () => {
  const tentativas = fc
    .array(
      fc
        .record({
          ago: fc.integer({ min: 0, max: 60 }),
          resultado: fc.constantFrom(...RESULTADOS),
          materia: fc.constantFrom(null, FISICA, { id: 3, nome: 'Artes' }),
        })
        .map(({ ago, ...rest }) =>
          tentativa({ ...rest, respondida_em: `${addDays(HOJE, -ago)}T15:00:00.000Z` }),
        ),
    )
    .map((all) => all.map((one, place) => ({ ...one, id_questao: place + 1 })))

  it('has the streak and the score that the rules give', () => {
    fc.assert(
      fc.property(tentativas, (all) => {
        const { respondidas, certas, sequencia, materias } = estatisticasOf(all, HOJE)
        const dias = all.map(({ respondida_em }) => respondida_em.slice(0, 10))
        const { certas: right, total } = placarOf(
          all.filter(({ materia }) => materia).map(({ resultado }) => resultado),
        )
        expect({ certas, total: respondidas }).toEqual(
          placarOf(all.map(({ resultado }) => resultado)),
        )
        expect(sequencia).toMatchObject(sequenciaOf(dias, HOJE))
        expect(sequencia.dias).toEqual(
          [...new Set(dias)].filter((dia) => dia > addDays(HOJE, -28)).toSorted(),
        )
        const sum = (what: 'certas' | 'total') =>
          materias.reduce((all_, materia) => all_ + materia[what], 0)
        expect([sum('certas'), sum('total')]).toEqual([right, total])
      }),
    )
  })
})
