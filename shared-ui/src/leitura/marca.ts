/** A marked passage: from one character to another of a text of the question. `trecho` is the name of that text. */
export interface Marca {
  trecho: string
  inicio: number
  fim: number
}

/** Adds a mark. Marks of the same text that touch or overlap it are merged with it. */
export function withMarca(marcas: readonly Marca[], nova: Marca): Marca[] {
  const meets = (one: Marca) =>
    one.trecho === nova.trecho && one.inicio <= nova.fim && nova.inicio <= one.fim
  const met = [nova, ...marcas.filter(meets)]
  const inicio = Math.min(...met.map((one) => one.inicio))
  const fim = Math.max(...met.map((one) => one.fim))
  return [...marcas.filter((one) => !meets(one)), { trecho: nova.trecho, inicio, fim }]
}

/** Removes the marks that overlap a passage. */
export const withoutMarcasAt = (marcas: readonly Marca[], { trecho, inicio, fim }: Marca) =>
  marcas.filter((one) => one.trecho !== trecho || one.fim <= inicio || fim <= one.inicio)

/** Whether the whole passage is marked. */
export const isMarked = (marcas: readonly Marca[], { trecho, inicio, fim }: Marca) =>
  marcas.some((one) => one.trecho === trecho && one.inicio <= inicio && fim <= one.fim)
