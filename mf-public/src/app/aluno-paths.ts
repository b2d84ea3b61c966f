// Apart from the paths of the home page, which leads to none of these.

/** The signed-in user's area. */
export const ALUNO = '/aluno'

export const redacaoEnviadaPath = (id: number) => `${ALUNO}/redacoes/${id}`

/** The parameter of /temas-redacao that names an essay to be written again. */
export const REESCREVER = 'reescrever'

/** The parameter of /temas-redacao that names, by its instant, an essay that was to be sent by entering. */
export const ENVIADA = 'enviada'

/** The parameter of /temas-redacao that names an essay that waits, to look at it again meanwhile. */
export const CONFERIR = 'conferir'
