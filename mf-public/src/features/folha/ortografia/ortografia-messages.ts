/** A request from the page to the worker. */
export type Pedido = { id: number } & (
  | { acao: 'conferir'; palavras: readonly string[] }
  | { acao: 'sugerir'; palavra: string }
)

/** The answer of the worker: the wrong words, or the suggestions. Null when the worker failed. */
export interface Resposta {
  id: number
  palavras: readonly string[] | null
}
