import { expect, it } from 'vitest'
import { mudancasOf, type Recorrigida } from './recorrecao.ts'

const mudanca = (values: Partial<Recorrigida>): Recorrigida => ({
  id_questao: 1,
  em: '2026-06-01T12:00:00.000Z',
  antes: 'errada',
  depois: 'certa',
  motivo: 'anulacao',
  ...values,
})

it('tells of each question what was told first, what it is worth now, and why it changed last', () => {
  const em = '2026-06-02T12:00:00.000Z'
  const all = [
    mudanca({}),
    mudanca({ id_questao: 2 }),
    mudanca({ em, antes: 'certa', depois: 'sem-gabarito', motivo: 'fim_da_anulacao' }),
  ]
  expect(mudancasOf(all)).toEqual([
    mudanca({ em, depois: 'sem-gabarito', motivo: 'fim_da_anulacao' }),
    mudanca({ id_questao: 2 }),
  ])
})

it('does not tell of what was taken back', () => {
  const back = mudanca({ antes: 'certa', depois: 'errada', motivo: 'fim_da_anulacao' })
  expect(mudancasOf([mudanca({}), back])).toEqual([])
  expect(mudancasOf([])).toEqual([])
})
