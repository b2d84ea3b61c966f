// What a text field holds (docs/decisions/texts.md): how it is read, and what of it cannot be drawn.
export { formulaInWords } from './formula-in-words.ts'
export { leituraDe, problemaDeDescricao } from './leitura.ts'
export { problemaDeMarcacao } from './marcacao.ts'
export {
  append,
  type FormattedNode,
  type FormulaNode,
  type TableCell,
  type TableNode,
} from './nodes.ts'
export { parseFormattedText } from './parse.ts'
