// Apart from the paths of the home page, which leads to none of these.

import { PATHS } from './paths.ts'

/** The signed-in user's area. */
export const ALUNO = '/aluno'

export const redacaoEnviadaPath = (id: number) => `${ALUNO}/redacoes/${id}`

/** The parameter of /temas-redacao that names an essay to be written again. */
export const REESCREVER = 'reescrever'

/** The parameter of /temas-redacao that names, by its instant, an essay that was to be sent by entering. */
export const ENVIADA = 'enviada'

/** The essay that this device kept at this instant; the screen alone where it is not told. */
export const guardadaPath = (instant: string | null) =>
  instant === null
    ? PATHS.temasRedacao
    : `${PATHS.temasRedacao}?${ENVIADA}=${new Date(instant).toISOString()}`

/** The parameter of /temas-redacao that names an essay that waits, to look at it again meanwhile. */
export const CONFERIR = 'conferir'
