import { describe } from 'vitest'
import { it } from '../../testing/api.ts'
import { bodiesOf, expectAgreement, INVALID, type Model } from '../../testing/model.ts'

interface Fields {
  ano: number
  semestre: number
}

const MODEL: Model<Fields> = {
  path: '/vestibulares',
  missing: 'vestibular_inexistente',
  bodies: bodiesOf({
    ano: [
      [1900, 2025, '2026', 2099],
      [1899, 2100, '', null, 2025.5, 'x'],
    ],
    semestre: [
      [1, 2, '2'],
      [3, '', null, true],
    ],
  }),
  write(body, before, others) {
    const ano = 'ano' in body ? numberIn(body['ano']) : before && (before.ano ?? 2025)
    const semestre =
      'semestre' in body ? numberIn(body['semestre']) : before && (before.semestre ?? 1)
    if (ano === undefined || !Number.isInteger(ano) || ano < 1900 || ano > 2099) return INVALID
    if (semestre !== 1 && semestre !== 2) return INVALID
    if (others.some((other) => other.ano === ano && other.semestre === semestre)) {
      return [409, 'vestibular_repetido']
    }
    return { ano, semestre }
  },
}

/** Reads a number that may be sent as text, because the fields of a form hold text. */
function numberIn(given: unknown): number | undefined {
  if (typeof given === 'number') return given
  return typeof given === 'string' && given !== '' ? Number(given) : undefined
}

describe('/vestibulares', () => {
  it('is what its model is', async ({ api }) => {
    await expectAgreement(api, MODEL)
  })
})
