/**
 * The questions before and after one in the order of their prova. Undefined at the ends, and for an id that is not in
 * the list.
 */
export function vizinhasOf<Questao extends { id: number }>(
  questoes: readonly Questao[],
  id: number | null,
): { before: Questao | undefined; after: Questao | undefined } {
  const place = questoes.findIndex((questao) => questao.id === id)
  return place === -1
    ? { before: undefined, after: undefined }
    : { before: questoes[place - 1], after: questoes[place + 1] }
}
