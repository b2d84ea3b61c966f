// The nouns that administrators edit, each on a screen of its own at /admin/<noun>. Other lists are built from these
// names: the kinds of records in the audit log (registro.values.ts), the records whose dependencies are shown before
// deletion (dependencias.values.ts), the paths of mf-admin (remotes.ts), and what a server may offer beyond section 7
// (extensoes.ts).

/** The nouns that every server has (docs/product/calls.md). */
export const NOUNS_OF_SECTION_7 = ['cursos', 'provas', 'usuarios', 'vestibulares'] as const

/** The nouns beyond section 7. Each is also the name of an `extensao`. */
export const OUR_NOUNS = ['assuntos', 'materias'] as const

type Noun = (typeof NOUNS_OF_SECTION_7 | typeof OUR_NOUNS)[number]

/** Singular, plural and gender of each noun, for sentences in the back office and in the audit log. */
export const NOUN_WORDS = {
  assuntos: { singular: 'assunto', plural: 'assuntos', genero: 'm' },
  cursos: { singular: 'curso', plural: 'cursos', genero: 'm' },
  materias: { singular: 'matéria', plural: 'matérias', genero: 'f' },
  provas: { singular: 'prova', plural: 'provas', genero: 'f' },
  usuarios: { singular: 'usuário', plural: 'usuários', genero: 'm' },
  vestibulares: { singular: 'vestibular', plural: 'vestibulares', genero: 'm' },
} as const satisfies Record<Noun, { singular: string; plural: string; genero: 'm' | 'f' }>
