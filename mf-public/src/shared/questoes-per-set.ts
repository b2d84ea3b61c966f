/** How many questions one set has by default (docs/product/constants.md). */
export const QUESTOES_PER_SET = 10
