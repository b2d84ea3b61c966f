import type { LinhaDeImportacao } from '@rumo/contract'
import { expect, it } from 'vitest'
import { importacaoQuery, importacoesQuery } from './importacoes.calls.ts'
import { linhaFixture } from './caderno.fixture.ts'

const intervalOf = (query: { refetchInterval?: unknown }, data: unknown): unknown =>
  (query.refetchInterval as (query: object) => unknown)({ state: { data } })

it.each([
  ['na_fila', true],
  ['lendo', true],
  ['em_revisao', false],
  ['importada', false],
  ['recusada', false],
] as const)('asks again of one that is %s: %s', (estado, isAsked) => {
  const linha: LinhaDeImportacao = linhaFixture({ estado })
  for (const interval of [
    intervalOf(importacoesQuery, [linhaFixture(), linha]),
    intervalOf(importacaoQuery(9), linha),
  ])
    expect(typeof interval === 'number').toBe(isAsked)
})
