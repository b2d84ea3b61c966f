import { expect, it } from 'vitest'

/** The words of the back office: its screens, and the API's answers to them. */
const sources = import.meta.glob<string>(
  [
    '/mf-admin/src/**/*.{ts,tsx}',
    '/api/src/errors.ts',
    '/api/src/modules/{cursos,dependencias,edicao,importacoes,materias,provas,redacoes,registro,usuarios,vestibulares}/*.ts',
    '/api/src/domain/registro/*.ts',
    '!**/*.{test,fixture}.{ts,tsx}',
    '!/mf-admin/src/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** The words for candidates: their screens, and the API's answers about their own account. */
const candidates = import.meta.glob<string>(
  [
    '/{mf-public,mf-student,shell,shared-ui}/src/**/*.{ts,tsx}',
    '/api/src/modules/conta/*.ts',
    '!**/*.{test,fixture}.{ts,tsx}',
    '!/*/src/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Other words for `Apagar`, the verb that is used for candidates. */
const NOT_APAGAR = /\b(?:[Dd]elet(?:ar|ou|ad[oa]s?)|[Ee]xclu(?:ir|indo|iu)|[Ee]xclu[ií]d[oa]s?)/u

/** Synonyms of the verbs of docs/glossary.md, which the screens do not use. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  Deletar:
    /\b(?:Exclu(?:ir|a|indo)|exclu(?:ir|indo)|[Ee]xclu[ií]d[oa]s?|[Aa]pag(?:ar|ou|ad[oa]s?))/u,
  Tirar: /\b(?:[Rr]emover|[Rr]emoveu|[Rr]emovid[oa]s?)(?![\p{L}\d])/u,
  Editar: /\b(?:[Aa]lter(?:ar|e|ou)|[Aa]lterad[oa]s?|[Mm]odific(?:ar|ou|ad[oa]s?))(?![\p{L}\d])/u,
  Cadastrar: /\b(?:Criar|Crie|[Cc]riou|[Cc]riad[oa]s?|[Ii]nserir)(?![\p{L}\d])/u,
  Salvar: /\b(?:[Gg]ravar|[Gg]ravou|[Gg]ravad[oa]s?)(?![\p{L}\d])/u,
}

/** A source without its comments, which are English, and without the names of fields that look like such verbs. */
const wordsOf = (source: string) =>
  source.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*|\balterados\b|\bcriad[oa]_em\b/gs, '')

const saidIn = (files: Readonly<Record<string, string>>, words: RegExp) =>
  Object.entries(files).flatMap(([file, source]) => {
    const found = words.exec(wordsOf(source))
    return found ? [`${file}: ${found[0]}`] : []
  })

it.each(Object.entries(OTHERS))('says %s, and nothing else for it', (_verb, others) => {
  expect(saidIn(sources, others)).toEqual([])
})

it('says Apagar to candidates, and nothing else for it', () => {
  expect(saidIn(candidates, NOT_APAGAR)).toEqual([])
  expect('Redação deletada').toMatch(NOT_APAGAR)
})

it.each([
  ['Deletar', 'Excluir'],
  ['Deletar', 'Curso excluído'],
  ['Tirar', 'Remover'],
  ['Editar', 'Outra pessoa alterou'],
  ['Cadastrar', 'Criar o rascunho'],
  ['Salvar', 'Não foi possível gravar'],
])('knows another word for %s: %s', (verb, words) => {
  expect(words).toMatch(OTHERS[verb] ?? /^$/)
})

it('reads the screens and the answers', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(150)
  expect(Object.keys(candidates).length).toBeGreaterThan(150)
})
