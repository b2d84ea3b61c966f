import { v5 as chaveIn } from 'uuid'

/** The namespace of the name-based UUIDs (RFC 9562 section 5.5) below. */
const ESSAYS_OF_SIMULADOS = '6c1f7a52-3c2f-4f0e-9d0e-6a3b7f4a9c11'

/**
 * The `chave` of the essay that is written in a simulado, derived from the `chave` of the simulado. The server
 * therefore knows that the two belong together, in whatever order they arrive, and without a field for the link.
 */
export const chaveDaRedacao = (chaveDoSimulado: string): string =>
  chaveIn(chaveDoSimulado.toLowerCase(), ESSAYS_OF_SIMULADOS)
