import { NOUNS_OF_SECTION_7, OUR_NOUNS } from '../calls/nouns.ts'
import type { Entidade } from '../registro/registro.values.ts'

/** The nouns whose records can be removed in the back office. */
export const COM_DEPENDENCIAS = [
  ...NOUNS_OF_SECTION_7,
  ...OUR_NOUNS,
  ...(['questoes', 'redacoes'] as const),
].toSorted() satisfies readonly Entidade[]

export type ComDependencias = (typeof COM_DEPENDENCIAS)[number]
