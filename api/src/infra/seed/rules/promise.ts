/**
 * What the demonstration data promises: change it together with the data. Beyond it, each exam keeps the
 * rules of this folder.
 */
export const PROMISE = {
  /** The exams by their keys, each with the number of its questions. */
  questoes: { '2025-1': 15, '2025-2': 15 },
  temasInEachProva: 0,
  anuladas: 0,
  retificadas: 0,
  /** Questions whose alternatives are figures. */
  withFiguresToChoose: 0,
}
