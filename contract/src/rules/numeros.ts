/** Sorted numbers in words; three or more consecutive ones are written as a range: '3', '3 e 4', '3 a 19 e 22'. */
export function numerosInWords(numeros: readonly number[]): string {
  const runs: number[][] = []
  for (const numero of numeros) {
    const last = runs.at(-1)
    if (last?.at(-1) === numero - 1) last?.push(numero)
    else runs.push([numero])
  }
  const said = runs.flatMap((run) =>
    run.length < 3 ? run.map(String) : [`${run[0]} a ${run.at(-1)}`],
  )
  return new Intl.ListFormat('pt-BR').format(said)
}
