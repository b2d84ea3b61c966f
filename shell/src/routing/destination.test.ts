import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destination, RETURN } from './destination.ts'
import { PEOPLE, site } from './visitors.fixture.ts'

const leads = (path: string, person: keyof typeof PEOPLE) =>
  destination(site, new URL(path, location.origin), PEOPLE[person])
const login = (volta: string) => `/rumo/login?volta=${encodeURIComponent(volta)}`

describe('destination', () => {
  it.each<[string, keyof typeof PEOPLE, string | null]>([
    ['/rumo/', 'visitor', null],
    ['/rumo/login', 'visitor', null],
    ['/rumo/cadastro', 'visitor', null],
    ['/rumo/aluno', 'aluno', null],
    ['/rumo/nada', 'visitor', null],
    ['/rumo/aluno', 'visitor', login('/aluno')],
    ['/rumo/aluno/conta?x=1#nome', 'visitor', login('/aluno/conta?x=1#nome')],
    ['/rumo/admin', 'aluno', login('/admin')],
    ['/rumo/login', 'aluno', '/rumo/aluno'],
    ['/rumo/login', 'administrador', '/rumo/admin'],
    ['/rumo/login', 'corretor', '/rumo/admin/redacoes'],
    ['/rumo/login', 'unknown', '/rumo/aluno'],
    ['/rumo/cadastro', 'aluno', '/rumo/aluno'],
    ['/rumo/cadastro', 'administrador', '/rumo/admin'],
    [login('/aluno/conta?x=1#nome'), 'aluno', '/rumo/aluno/conta?x=1#nome'],
    [login('/aluno'), 'administrador', '/rumo/aluno'],
    [login('/admin'), 'aluno', '/rumo/aluno?aviso=administrador'],
    [login('/admin/provas'), 'corretor', '/rumo/aluno?aviso=administrador'],
    [login('/admin/redacoes/7'), 'corretor', '/rumo/admin/redacoes/7'],
    [login('/admin/redacoes/7'), 'aluno', '/rumo/aluno?aviso=administrador'],
    [login('/admin/provas?busca=x'), 'unknown', '/rumo/aluno?aviso=administrador'],
    [login('/admin'), 'administrador', '/rumo/admin'],
    [login('/login'), 'aluno', '/rumo/aluno'],
    [login('/nada'), 'aluno', '/rumo/aluno'],
  ])('leads %s, for %s, to %s', (path, person, expected) => {
    expect(leads(path, person)).toBe(expected)
  })

  it.each<[string, keyof typeof PEOPLE, string | null]>([
    ['/rumo/admin', 'visitor', 'https://administracao.example/rumo/admin'],
    [
      '/rumo/admin/provas?busca=x#y',
      'aluno',
      'https://administracao.example/rumo/admin/provas?busca=x#y',
    ],
    ['/rumo/administracao', 'administrador', null],
    ['/rumo/nada', 'administrador', null],
    ['/rumo/login', 'administrador', '/rumo/admin'],
  ])(
    'leads %s, for %s, to %s where the back office has a site of its own',
    (path, person, expected) => {
      const publicSite = {
        ...site,
        remotes: site.remotes.filter(({ name }) => name !== 'mf-admin'),
        url_da_administracao: 'https://administracao.example/rumo/',
      }
      expect(destination(publicSite, new URL(path, location.origin), PEOPLE[person])).toBe(expected)
    },
  )

  it.each([
    'https://evil.example/',
    'https://evil.example/aluno',
    '//evil.example/aluno',
    String.raw`/\evil.example/aluno`,
    String.raw`\\evil.example`,
    '/../../evil.example',
    '/..//evil.example/rumo/aluno',
    'javascript:alert(1)',
    '/%2e%2e//evil.example',
    '\t//evil.example',
    '@evil.example/aluno',
    '.evil.example/aluno',
  ])('goes by perfil where %s is asked for', (volta) => {
    expect(leads(login(volta), 'aluno')).toBe('/rumo/aluno')
  })

  it.each(['//', '/\\', '///', '/.//', '//evil.example:x', '//evil.example/aluno', '/'])(
    'keeps to the site where it has no base path and %s is asked for',
    (volta) => {
      const atRoot = { ...site, base: '/' }
      const address = { pathname: '/login', search: `?${new URLSearchParams({ volta })}`, hash: '' }
      const to = destination(atRoot, address, PEOPLE.aluno)
      expect(to).toBe(volta === '/' ? '/' : '/aluno')
    },
  )

  it('only ever leads to a path of the site that this account may see', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      'aluno',
      'conta',
      'evil.example',
      ':',
      '@',
      '%2f',
      '?',
      '#',
    )
    const volta = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(volta, fc.constantFrom('aluno', 'administrador', 'unknown'), (path, person) => {
        const search = `?${new URLSearchParams({ [RETURN]: path })}`
        const to = leads(`/rumo/login${search}`, person)
        const url = new URL(to ?? '', location.href)
        expect(url.origin).toBe(location.origin)
        expect(url.pathname).toMatch(/^\/rumo\//)
        expect(destination(site, url, PEOPLE[person])).toBeNull()
      }),
    )
  })
})
