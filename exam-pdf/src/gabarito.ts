// The checks of an answer key that need no PDF.
export { answerDoubt, answersFor, isOfAnother, type Dita } from './key/answers.ts'
export { readGabaritoText } from './key/read-key-text.ts'
export type { Resposta } from './key/rows.ts'
export { Refusal } from './refusal.ts'
