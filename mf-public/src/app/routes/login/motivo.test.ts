import { remotes } from '@rumo/contract'
import { expect, it } from 'vitest'
import { motivoOf } from './motivo.ts'

const searchTo = (volta: string) => `?${new URLSearchParams({ volta })}`

it.each(
  remotes.flatMap(({ paths }) =>
    paths
      .filter(({ guard }) => guard === 'session' || guard === 'administrador')
      .map(({ path, guard }) => [path.replaceAll('{id}', '12'), guard] as const),
  ),
)('says why one enters for %s (%s), whatever its address holds', (path, guard) => {
  const motivo = motivoOf(searchTo(path))
  expect(motivo).toMatch(guard === 'session' ? /^Entre para / : /^Entre com uma conta de admin/)
  for (const more of ['?busca=Ana&pagina=2', '#parecer', '?x=/admin#/aluno']) {
    expect(motivoOf(searchTo(`${path}${more}`))).toBe(motivo)
  }
})

it.each([
  ['/aluno', 'Entre para ver o seu desempenho.'],
  ['/aluno/conta', 'Entre para ver a sua conta.'],
  ['/aluno/redacoes/12', 'Entre para ler a sua redação.'],
  ['/temas-redacao?reescrever=3', 'Entre para enviar a sua redação.'],
])('says of %s: %s', (path, motivo) => {
  expect(motivoOf(searchTo(path))).toBe(motivo)
})

it.each(['', '?volta=', '?volta=%2F', '?volta=%2Falunos', '?outra=%2Faluno'])(
  'says nothing to visitors who came by themselves: %s',
  (search) => {
    expect(motivoOf(search)).toBeNull()
  },
)
