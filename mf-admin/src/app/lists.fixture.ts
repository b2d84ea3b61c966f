import type { Call, Extensao, Input, ListQuery } from '@rumo/contract'
import { http, session } from '@rumo/shared-auth'
import { vi } from 'vitest'

interface List {
  path: string
  isPersonal: boolean
  way?: RegExp
}

/**
 * The screens that show a list. `isPersonal`: a search there may hold the name of a person. `way`: the name of the link
 * from a row to a screen of its own.
 */
export const LISTS: readonly List[] = [
  { path: '/admin/cursos', isPersonal: false },
  { path: '/admin/provas', isPersonal: false, way: /questões de/ },
  { path: '/admin/vestibulares', isPersonal: false },
  { path: '/admin/usuarios', isPersonal: true },
  { path: '/admin/materias', isPersonal: false },
  { path: '/admin/assuntos', isPersonal: false },
  { path: '/admin/redacoes', isPersonal: true, way: /^Abrir/ },
  { path: '/admin/provas/:id/questoes', isPersonal: false, way: /^Editar/ },
  { path: '/admin/questoes', isPersonal: false, way: /^Editar/ },
]

/** The screens without such a list. The log is among them, because it loads more at its end (registro.test.tsx). */
export const OTHERS = [
  '/admin',
  '/admin/registro',
  '/admin/importar-prova',
  '/admin/usuarios/turma',
  '/admin/provas/:id/questoes/nova',
  '/admin/questoes/:id',
  '/admin/provas/:id/temas/novo',
  '/admin/temas/:id',
  '/admin/redacoes/:id',
]

/** The extensões that the lists need beyond section 7 (docs/product/calls.md). */
const OFFERED: Extensao[] = [
  'assuntos',
  'materias',
  'edicao',
  'envios',
  'correcoes',
  'redacoes_enviadas',
  'registro',
]

const questaoOf = (id: number) => ({
  id,
  id_prova: 7,
  texto: 'T',
  numero: id,
  situacao: 'normal',
  retirada_em: null,
  versao: 1,
})

/** A record with all fields that any list, or the screen of one record, shows. */
const recordOf = (id: number) => ({
  ...questaoOf(id),
  questao: questaoOf(id),
  alternativas: [],
  referencias: [],
  instrucoes: 'T',
  reescritas: [],
  nome: `Nome ${id}`,
  email: `pessoa${id}@exemplo.br`,
  perfil: 'Aluno',
  ano: 1900 + id,
  semestre: 1,
  id_vestibular: null,
  url_arquivo: 'https://exemplo.br/prova.pdf',
  publicada: false,
  trecho: `Questão ${id}`,
  problemas: [],
  materia: null,
  prova: { id: 1, nome: 'Prova Azul' },
  id_redacao_enviada: id,
  titulo: `Tema ${id}`,
  aluno: { id, nome: `Nome ${id}` },
  reescrita: 0,
  enviada_em: '2026-11-20T12:00:00.000Z',
  estado: 'a_corrigir',
  correcoes: [],
  em: '2026-11-20T12:00:00.000Z',
  autor: null,
  acao: 'criacao',
  entidade: 'cursos',
  id_registro: id,
  antes: null,
  depois: { nome: `Nome ${id}` },
  nomes: {},
  partes: [],
  restaura: null,
  restauravel_ate: null,
})

/** So many records need several pages. */
const SEVERAL_PAGES = 120

/**
 * Puts a server behind the http client that has `total` records of each noun; in its lists without pages, which fill the
 * options of filters, no more than several pages of them. Drawing thousands of options would take most of a test.
 */
export function manyOfAll(total = SEVERAL_PAGES) {
  http.configure({
    address: 'http://api.test/',
    extensoes: OFFERED,
    onUnauthorized: session.drop,
  })
  const all = Array.from({ length: total }, (_, index) => recordOf(index + 1))
  vi.spyOn(http, 'answer').mockImplementation(async ({ path }: Call, input: Input = {}) => {
    const { id } = (input.params ?? {}) as { id?: number }
    if (path.endsWith('{id}') && !path.includes('vestibulares'))
      return { dados: recordOf(Number(id)) }
    // As by our server: without a query, the whole list.
    if (Object.keys(input.query ?? {}).length === 0) return { dados: all.slice(0, SEVERAL_PAGES) }
    const { pagina = 1, limite = 20 } = (input.query ?? {}) as ListQuery
    return { dados: all.slice((pagina - 1) * limite, pagina * limite), total: all.length }
  })
}
