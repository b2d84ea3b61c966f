/** How many questions one set has, unless chosen (docs/product/constants.md). */
export const QUESTOES_PER_SET = 10
