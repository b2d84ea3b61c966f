// The nouns that administrators keep, each on a screen of its own at /admin/<noun>. Their names give the kinds of the
// audit log (registro.ts), the question before removing (dependencias.ts), the paths of mf-admin (remotes.ts)
// and what a server may have beyond section 7 (extensoes.ts).

/** Those that every server has (docs/product/calls.md). */
export const NOUNS_OF_SECTION_7 = ['cursos', 'provas', 'usuarios', 'vestibulares'] as const

/** Ours: each is also the name of an `extensao`. */
export const OUR_NOUNS = ['assuntos', 'materias'] as const
