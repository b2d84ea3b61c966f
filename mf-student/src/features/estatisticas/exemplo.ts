/**
 * The sample of docs/product/student.md, shown until something was practised. Results and grades are ordered from the
 * oldest to the newest.
 */
export const EXEMPLO = {
  acertos: [8, 10, 6].map((certas) => ({ certas, total: 10 })),
  notas: [700, 800, 680].map((nota) => ({ nota, maximo: 1000 })),
  recorde: 12,
} as const
