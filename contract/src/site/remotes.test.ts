import { expect, it } from 'vitest'
import { remotes } from './remotes.ts'

const paths = remotes.flatMap((remote) => remote.paths)

it('every path of the back office is for administrators, and no other one is', () => {
  for (const { path, guard } of paths) {
    expect([path, guard === 'administrador']).toEqual([path, /^\/admin(\/|$)/.test(path)])
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
