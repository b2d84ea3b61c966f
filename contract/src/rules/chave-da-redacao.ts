import { v5 as chaveIn } from 'uuid'

/** The namespace of these name-based UUIDs (RFC 9562 section 5.5). */
const ESSAYS_OF_SIMULADOS = '6c1f7a52-3c2f-4f0e-9d0e-6a3b7f4a9c11'

/**
 * The `chave` of the essay that is written in a simulado, by that of the simulado: the two are known to belong together
 * in whatever order they reach the server, and without a field for it.
 */
export const chaveDaRedacao = (chaveDoSimulado: string): string =>
  chaveIn(chaveDoSimulado.toLowerCase(), ESSAYS_OF_SIMULADOS)
