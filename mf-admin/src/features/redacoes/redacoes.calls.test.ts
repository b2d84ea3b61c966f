import { fakeServer } from '@rumo/shared-auth/fake-server'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { temasQuery } from './redacoes.calls.ts'

const FIRST = { id: 1, id_prova: 7, instrucoes: 'A ponte' }
const SECOND = { id: 2, id_prova: 7, instrucoes: 'A pressa' }

it.each([
  [
    [SECOND, FIRST],
    [FIRST, SECOND],
  ],
  [FIRST, [FIRST]],
  [{}, []],
  [null, []],
  [[], []],
])('temasQuery takes %j for the themes of a prova', async (given, temas) => {
  fakeServer({ 'GET /redacoes/provas/7': given })
  await expect(new QueryClient().fetchQuery(temasQuery(7))).resolves.toEqual(temas)
})
