// What can be said of a key as it was typed, without opening a PDF.
export { readGabaritoText } from './key/read-key-text.ts'
export { Refusal } from './refusal.ts'
