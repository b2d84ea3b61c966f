import { expect, it } from 'vitest'
import { remotes } from './remotes.ts'

const paths = remotes.flatMap((remote) => remote.paths)

/** The expected guard of a path; undefined for a path outside the back office. */
function guardOf(path: string): string | undefined {
  if (!/^\/admin(\/|$)/.test(path)) return undefined
  return /^\/admin\/redacoes(\/|$)/.test(path) ? 'corretor' : 'administrador'
}

it('every path of the back office is for administrators, those of essays for correctors too, and no other one is', () => {
  for (const { path, guard } of paths) {
    const isOfOffice = guard === 'administrador' || guard === 'corretor'
    expect([path, isOfOffice ? guard : undefined]).toEqual([path, guardOf(path)])
  }
})

it('what is of one account, and no other path of the public site, is behind a session', () => {
  const guarded = paths.filter(({ guard }) => guard === 'session').map(({ path }) => path)
  expect(guarded).toEqual([
    '/revisar-erros',
    '/simulados/{id}',
    '/aluno',
    '/aluno/conta',
    '/aluno/redacoes/{id}',
  ])
})

it('no path is promised twice', () => {
  const names = paths.map(({ path }) => path)
  expect(new Set(names).size).toBe(names.length)
})
