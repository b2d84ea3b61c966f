// The format of text fields (docs/decisions/texts.md): how it is parsed, and how parts that cannot be displayed are
// found.
export { plainFormula } from './plain-formula.ts'
export { leituraDe, problemaDeDescricao } from './leitura-de.ts'
export { problemaDeMarcacao } from './marcacao.ts'
export {
  append,
  type FormattedNode,
  type FormulaNode,
  type TableCell,
  type TableNode,
} from './nodes.ts'
export { parseFormattedText } from './parse.ts'
export { plainWordsOf, wordsOf } from './plain-words.ts'
export { divideTema, SEM_TITULO } from './divide-tema.ts'
export { FormulaReader } from './formula-reader.ts'
