import { range } from 'es-toolkit'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { mudancasDeCorrecao } from './correcoes/correcoes.schema.ts'
import { publicacao } from './edicao/edicao.schema.ts'
import { emailOrNone } from './usuarios/usuarios.schema.ts'

const ANOTACAO = { inicio: 0, fim: 1, texto: 'Boa.', criterio: null, tipo: 'elogio' }
const domain = `${'a'.repeat(60)}.`.repeat(3)

/** These limits are written as numbers, not taken from the constants: devices and documents rely on their values. */
it.each<[string, number, z.ZodType, (count: number) => unknown]>([
  ['ids', 500, publicacao, (count) => ({ ids: range(1, count + 1), publicada: true })],
  ['letters', 254, emailOrNone, (count) => `${'a'.repeat(count - domain.length - 3)}@${domain}br`],
  [
    'remarks',
    200,
    mudancasDeCorrecao.pick({ anotacoes: true }),
    (count) => ({ anotacoes: range(count).map(() => ANOTACAO) }),
  ],
])('takes so many %s: %i, and no more', (_what, most, schema, of) => {
  const problems = (count: number) =>
    schema.safeParse(of(count)).error?.issues.map(({ code }) => code)
  expect(problems(most)).toBeUndefined()
  expect(problems(most + 1)).toEqual(['too_big'])
})
