// The parts of the sheet in one file, so that they are one chunk, loaded when the sheet is opened.
export { EscolhaSheet } from '../../../features/pratica/escolha-sheet.tsx'
export { listAssuntos } from '../../../features/materias/assuntos.calls.ts'
export { listProvas } from '../../../features/provas/provas.calls.ts'
