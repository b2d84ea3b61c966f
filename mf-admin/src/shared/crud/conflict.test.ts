import type { FiltroDoRegistro, Input } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { mudanca } from '../../testing/mudanca.ts'
import { differencesOf, lastChange, whoWords } from './conflict.ts'

const CURSO = { singular: 'curso', plural: 'cursos', genero: 'm' } as const
const at = (em: string, id: number) => mudanca({ em, autor: { id, nome: 'Ana' } })

afterEach(() => {
  session.end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('finds the fields that differ, and who alone changed each', () => {
  const mine = { nome: 'Azul', data: '', ano: '2025', senha: 'girafa', instrucoes: 'Leia.' }
  const now = { nome: 'Verde', data: null, ano: 2025, instrucoes: 'Leia tudo.', versao: 3 }
  const opened = { nome: 'Branca', instrucoes: 'Leia.' }
  expect(differencesOf(mine, now, opened)).toEqual([
    { campo: 'nome', mine: 'Azul', theirs: 'Verde', likely: null },
    { campo: 'instrucoes', mine: 'Leia.', theirs: 'Leia tudo.', likely: 'theirs' },
  ])
  expect(differencesOf({ nome: 'Azul' }, { nome: 'Branca' }, opened)).toEqual([
    { campo: 'nome', mine: 'Azul', theirs: 'Branca', likely: 'mine' },
  ])
})

it('says who was faster and when, and knows one’s own other tab', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:00:00-03:00') })
  session.begin(unsignedToken({ id: 7, nome: 'Eu', email: 'a@b.c', perfil: 'Administrador' }))
  const today = new Date('2026-11-22T14:32:00-03:00').toISOString()
  expect(whoWords(CURSO, at(today, 7))).toBe(
    'Você mudou isto em outra aba ou aparelho, hoje às\u00A014:32',
  )
  expect(whoWords(CURSO, at(today, 8))).toBe('Ana editou este curso hoje às\u00A014:32')
  const before = new Date('2026-11-20T09:05:00-03:00').toISOString()
  expect(whoWords(CURSO, at(before, 8))).toBe(
    'Ana editou este curso em 20\u00A0nov\u00A02026 às\u00A009:05',
  )
  expect(whoWords(CURSO, null)).toBe('Outra pessoa editou este curso')
})

it('finds who saved a record, however many others were saved since', async () => {
  const others = Array.from({ length: 200 }, () => mudanca({ id: 9, id_registro: 4 }))
  const lines = [...others, mudanca({ id: 8 }), mudanca({ id: 7 })]
  const list = ({ query }: Input) => {
    const { id_registro: id, limite = 20 } = query as FiltroDoRegistro
    return {
      dados: lines.filter((one) => one.id_registro === (id ?? one.id_registro)).slice(0, limite),
    }
  }
  fakeServer({ 'GET /registro': list }, ['registro'])
  expect(await lastChange('cursos', 3)).toMatchObject({ id: 8 })
  expect(await lastChange('cursos', 5)).toBeNull()
})
