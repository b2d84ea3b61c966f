/**
 * What the demonstration data must contain; change this together with the data. Besides, each exam keeps the rules of
 * this folder.
 */
export const PROMISE = {
  /** The exams by their keys, each with the number of its questions. */
  questoes: { '2025-1': 33, '2025-2': 33, '2026-1': 54 },
  temasInEachProva: 2,
  anuladas: 1,
  retificadas: 1,
  /** Questions whose alternatives are figures. */
  withFiguresToChoose: 1,
}
