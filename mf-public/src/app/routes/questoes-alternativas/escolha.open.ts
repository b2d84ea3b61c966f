// What the sheet is made of, in one file: it comes when the sheet is opened.
export { EscolhaSheet } from '../../../features/pratica/escolha-sheet.tsx'
export { listAssuntos } from '../../../features/materias/assuntos.calls.ts'
export { listProvas } from '../../../features/provas/provas.calls.ts'
