// The nouns that administrators keep, each on a screen of its own at /admin/<noun>. From these names follow the kinds of
// the audit log (registro.values.ts), the question before deleting (dependencias.values.ts), the paths of mf-admin
// (remotes.ts) and what a server may have beyond section 7 (extensoes.ts).

/** Those that every server has (docs/product/calls.md). */
export const NOUNS_OF_SECTION_7 = ['cursos', 'provas', 'usuarios', 'vestibulares'] as const

/** Ours: each is also the name of an `extensao`. */
export const OUR_NOUNS = ['assuntos', 'materias'] as const

type Noun = (typeof NOUNS_OF_SECTION_7 | typeof OUR_NOUNS)[number]

/** The words for each noun, in the sentences of the back office and of the log. */
export const NOUN_WORDS = {
  assuntos: { singular: 'assunto', plural: 'assuntos', genero: 'm' },
  cursos: { singular: 'curso', plural: 'cursos', genero: 'm' },
  materias: { singular: 'matéria', plural: 'matérias', genero: 'f' },
  provas: { singular: 'prova', plural: 'provas', genero: 'f' },
  usuarios: { singular: 'usuário', plural: 'usuários', genero: 'm' },
  vestibulares: { singular: 'vestibular', plural: 'vestibulares', genero: 'm' },
} as const satisfies Record<Noun, { singular: string; plural: string; genero: 'm' | 'f' }>
