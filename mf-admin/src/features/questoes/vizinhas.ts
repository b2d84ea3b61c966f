/** The questions before and after one in the order of their prova; undefined at its ends, and for one that is not there. */
export function vizinhasOf<Questao extends { id: number }>(
  questoes: readonly Questao[],
  id: number | null,
): { before: Questao | undefined; after: Questao | undefined } {
  const place = questoes.findIndex((questao) => questao.id === id)
  return place === -1
    ? { before: undefined, after: undefined }
    : { before: questoes[place - 1], after: questoes[place + 1] }
}
