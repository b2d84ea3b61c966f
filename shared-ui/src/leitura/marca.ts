/** A passage that was marked: from one sign to another of a text of the question, by the name of that text. */
export interface Marca {
  trecho: string
  inicio: number
  fim: number
}

/** Adds a mark; those of the same text that it meets become one with it. */
export function withMarca(marcas: readonly Marca[], nova: Marca): Marca[] {
  const meets = (one: Marca) =>
    one.trecho === nova.trecho && one.inicio <= nova.fim && nova.inicio <= one.fim
  const met = [nova, ...marcas.filter(meets)]
  const inicio = Math.min(...met.map((one) => one.inicio))
  const fim = Math.max(...met.map((one) => one.fim))
  return [...marcas.filter((one) => !meets(one)), { trecho: nova.trecho, inicio, fim }]
}

/** Takes the marks away that a passage lies in or touches. */
export const withoutMarcasAt = (marcas: readonly Marca[], { trecho, inicio, fim }: Marca) =>
  marcas.filter((one) => one.trecho !== trecho || one.fim <= inicio || fim <= one.inicio)

/** Whether a passage is marked from end to end. */
export const isMarked = (marcas: readonly Marca[], { trecho, inicio, fim }: Marca) =>
  marcas.some((one) => one.trecho === trecho && one.inicio <= inicio && fim <= one.fim)
