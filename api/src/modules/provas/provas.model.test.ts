import { describe } from 'vitest'
import { it } from '../../testing/api.ts'
import { bodiesOf, expectAgreement, INVALID, type Model } from '../../testing/model.ts'

interface Fields {
  nome: string
  url_arquivo: string | null
  id_vestibular: number | null
  data: string | null
  duracao_minutos: number | null
  publicada: boolean
}

const UNKNOWN = 999_999

/** By field: values that a body may have, each with the stored value; undefined means that the value is refused. */
const VALUES = {
  nome: [
    ['Azul', 'Azul'],
    [' Rosa ', 'Rosa'],
    ['', undefined],
    [3, undefined],
  ],
  url_arquivo: [
    ['', null],
    [null, null],
    ['arquivos/a.pdf', 'arquivos/a.pdf'],
    ['javascript:1', undefined],
  ],
  data: [
    ['2026-02-28', '2026-02-28'],
    ['', null],
    ['2026-02-30', undefined],
  ],
  duracao_minutos: [
    [240, 240],
    ['90', 90],
    ['', null],
    [0, undefined],
    [1.5, undefined],
  ],
  publicada: [
    [true, true],
    [false, false],
    ['sim', undefined],
  ],
} as const satisfies Partial<Record<keyof Fields, readonly (readonly [unknown, unknown])[]>>

const EMPTY = {
  nome: undefined,
  url_arquivo: null,
  id_vestibular: null,
  data: null,
  duracao_minutos: null,
  publicada: true,
}

function modelWith(idVestibular: number): Model<Fields> {
  const values: Partial<Record<string, readonly (readonly [unknown, unknown])[]>> = {
    ...VALUES,
    id_vestibular: [
      [idVestibular, idVestibular],
      [String(idVestibular), idVestibular],
      ['', null],
      [null, null],
      [UNKNOWN, UNKNOWN],
      [-1, undefined],
    ],
  }
  return {
    path: '/provas',
    missing: 'prova_inexistente',
    bodies: bodiesOf(
      Object.fromEntries(
        Object.entries(values).map(([field, pairs = []]) => [
          field,
          [
            pairs.filter(([, becomes]) => becomes !== undefined).map(([sent]) => sent),
            pairs.filter(([, becomes]) => becomes === undefined).map(([sent]) => sent),
          ],
        ]),
      ),
    ),
    write(body, before) {
      const fields: Record<string, unknown> = { ...EMPTY, ...(before && { nome: 'x' }), ...before }
      for (const [field, sent] of Object.entries(body)) {
        fields[field] = values[field]?.find(([known]) => known === sent)?.[1]
      }
      if (Object.values(fields).includes(undefined)) return INVALID
      if (fields['id_vestibular'] === UNKNOWN) return [409, 'vestibular_inexistente']
      // Each value of `fields` comes from VALUES, so it has the right type.
      return fields as unknown as Fields
    },
  }
}

describe('/provas', () => {
  it('is what its model is', async ({ api }) => {
    const { id } = await api.make.vestibular()
    await expectAgreement(api, modelWith(id))
  })
})
