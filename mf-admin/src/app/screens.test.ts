import { http, session } from '@rumo/shared-auth'
import { expect, it } from 'vitest'
import { currentScreen, isOffered, OUR_SCREENS } from './screens.tsx'

it.each([
  ['/admin', 'Home'],
  ['/admin/', 'Home'],
  ['/admin/cursos', 'Cursos'],
  ['/admin/cursos/', 'Cursos'],
  ['/admin/provas/3/questoes', 'Provas'],
  ['/admin/importar-prova', 'Provas'],
  ['/admin/questoes/3', 'Provas'],
  ['/admin/provas/3/temas/novo', 'Provas'],
  ['/admin/temas/3', 'Provas'],
  ['/admin/redacoes', 'Redações a corrigir'],
  ['/admin/redacoes/3', 'Redações a corrigir'],
  ['/admin/outra', undefined],
])('says for %s that one is in %s', (pathname, titulo) => {
  expect(currentScreen(pathname)?.titulo).toBe(titulo)
})

const configure = (extensoes: ('materias' | 'registro')[]) =>
  http.configure({ address: 'http://api.test/', extensoes, onUnauthorized: session.drop })

it('offers what only our server has where the server has it', () => {
  configure([])
  expect(OUR_SCREENS.filter(isOffered)).toEqual([])
  configure(['registro'])
  expect(OUR_SCREENS.filter(isOffered).map(({ titulo }) => titulo)).toEqual(['Registro'])
})
