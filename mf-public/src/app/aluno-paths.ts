// Apart from the paths of the home page, which leads to none of these.

/** The area of whoever is signed in. */
export const ALUNO = '/aluno'

/** Where somebody sees one of the essays that they sent. */
export const redacaoEnviadaPath = (id: number) => `${ALUNO}/redacoes/${id}`

/** The parameter of /temas-redacao that names an essay to be written again. */
export const REESCREVER = 'reescrever'
