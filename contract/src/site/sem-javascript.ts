/**
 * What the API writes for browsers that run no scripts (docs/decisions/site.md), below its address, by the path of the
 * site that shows the same with scripts.
 */
export const SEM_JAVASCRIPT = {
  '/provas-anteriores': 'sem-javascript/provas-anteriores',
  '/temas-redacao': 'sem-javascript/temas-redacao',
} as const
