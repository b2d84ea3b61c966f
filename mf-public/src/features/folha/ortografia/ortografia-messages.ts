/** What the page asks of the worker. */
export type Pedido = { id: number } & (
  | { acao: 'conferir'; palavras: readonly string[] }
  | { acao: 'sugerir'; palavra: string }
)

/** What it answers: the wrong words, or what was suggested; null where it could not. */
export interface Resposta {
  id: number
  palavras: readonly string[] | null
}
