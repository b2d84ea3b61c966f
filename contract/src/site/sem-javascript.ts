/**
 * The pages that the API writes for browsers without scripts (docs/decisions/site.md), relative to the API's address.
 * The keys are the paths of the site that show the same with scripts.
 */
export const SEM_JAVASCRIPT = {
  '/provas-anteriores': 'sem-javascript/provas-anteriores',
  '/temas-redacao': 'sem-javascript/temas-redacao',
} as const
