import { expect, it } from 'vitest'
import { filtroOf, queryOf, searchOf } from './endereco.ts'

const NENHUM = filtroOf(new URLSearchParams())

it('says in the address what the log is narrowed to, and reads it there', () => {
  const filtro = {
    busca: 'mola',
    quem: 2,
    tipo: 'provas',
    registro: 7,
    acao: 'restauracao',
    de: '2026-11-01',
    ate: '2026-11-22',
  } as const
  expect(filtroOf(new URLSearchParams(searchOf(filtro)))).toEqual(filtro)
  expect(searchOf(NENHUM)).toEqual({})
})

it('takes what an address cannot say for no filter', () => {
  const search = new URLSearchParams('quem=eu&tipo=senhas&registro=7&acao=x&de=ontem&ate=2026')
  expect(filtroOf(search)).toEqual(NENHUM)
})

it('puts no e-mail into the address, and sends none', () => {
  const filtro = { ...NENHUM, busca: 'ana@exemplo.br' }
  expect(searchOf(filtro)).toEqual({})
  expect(JSON.stringify(queryOf(filtro))).not.toContain('ana')
})

it('asks for days where the college is, both of them included', () => {
  const { de, ate } = queryOf({ ...NENHUM, de: '2026-11-01', ate: '2026-11-30' })
  expect([de, ate]).toEqual(['2026-11-01T03:00:00.000Z', '2026-12-01T03:00:00.000Z'])
})

it('asks for main lines, unless the search is for a part', () => {
  expect(queryOf(NENHUM)).toEqual({ agrupadas: true })
  expect(queryOf({ ...NENHUM, busca: ' mola ' })).toEqual({ busca: 'mola' })
  expect(queryOf({ ...NENHUM, tipo: 'questoes' })).toEqual({ entidade: 'questoes' })
  expect(queryOf({ ...NENHUM, tipo: 'questoes', registro: 7 })).toEqual({
    entidade: 'questoes',
    id_registro: 7,
  })
})
