import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import { headerOf } from './layout.ts'
import { PEOPLE, site } from './visitors.fixture.ts'

describe('decide', () => {
  it.each<[string, keyof typeof PEOPLE, string]>([
    ['/rumo/', 'visitor', 'mf-public'],
    ['/rumo', 'visitor', 'mf-public'],
    ['/rumo/questoes-alternativas', 'visitor', 'mf-public'],
    ['/rumo/questoes-alternativas/', 'aluno', 'mf-public'],
    ['/rumo/aluno', 'visitor', 'login'],
    ['/rumo/aluno', 'aluno', 'mf-student'],
    ['/rumo/aluno', 'administrador', 'mf-student'],
    ['/rumo/aluno', 'unknown', 'mf-student'],
    ['/rumo/admin', 'visitor', 'login'],
    ['/rumo/admin', 'aluno', 'login'],
    ['/rumo/admin', 'unknown', 'login'],
    ['/rumo/admin', 'administrador', 'mf-admin'],
    ['/rumo/admin/nada', 'administrador', 'not-found'],
    ['/rumo/admin/nada', 'visitor', 'not-found'],
    ['/rumo/aluno/nada', 'visitor', 'not-found'],
    ['/rumo/login/nada', 'visitor', 'not-found'],
    ['/rumo/nada', 'visitor', 'not-found'],
    ['/outro/aluno', 'aluno', 'not-found'],
    ['/rumos', 'visitor', 'not-found'],
  ])('leads %s, for %s, to %s', (pathname, person, expected) => {
    const decision = decide(site, pathname, PEOPLE[person])
    expect(decision.kind === 'remote' ? decision.remote.name : decision.kind).toBe(expected)
  })

  it('takes any value for a segment in braces, and no other number of segments', () => {
    const [first] = site.remotes
    if (!first) throw new Error('The table of remotes is empty.')
    const path = { path: '/provas/{id}', guard: 'none' as const }
    const withParameter = { base: '/rumo/', remotes: [{ ...first, paths: [path] }] }
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]+$/), (id) => {
        expect(decide(withParameter, `/rumo/provas/${id}`, null).kind).toBe('remote')
        expect(decide(withParameter, `/rumo/provas/${id}/mais`, null).kind).toBe('not-found')
      }),
    )
    expect(decide(withParameter, '/rumo/provas', null).kind).toBe('not-found')
  })
})

const header = (pathname: string, person: keyof typeof PEOPLE) =>
  headerOf(decide(site, pathname, PEOPLE[person]), PEOPLE[person]).kind

describe('headerOf', () => {
  it('stands above public and student pages, for everyone with a known perfil', () => {
    expect(header('/rumo/', 'visitor')).toBe('full')
    expect(header('/rumo/', 'administrador')).toBe('full')
    expect(header('/rumo/aluno', 'aluno')).toBe('full')
  })

  it('is short where a screen asks for concentration', () => {
    expect(header('/rumo/questoes-alternativas', 'visitor')).toBe('short')
  })

  it('is missing in the back office, on unknown paths and for an unknown perfil', () => {
    expect(header('/rumo/admin', 'administrador')).toBe('none')
    expect(header('/rumo/nada', 'visitor')).toBe('none')
    expect(header('/rumo/', 'unknown')).toBe('none')
  })
})
