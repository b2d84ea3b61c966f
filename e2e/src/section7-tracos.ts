/** How servers of the owner's kind differ from section 7; each trait can be set alone. */
export const TRACOS = [
  /**
   * A failure is answered by 200 or 201. Only the body tells it, by `valido` and a number in `codigo`, which a success
   * has too.
   */
  'falha_no_corpo',
  /** The number of a failure is always 500. */
  'codigo_sempre_500',
  /** 401 and 403 have no body. */
  'recusa_sem_palavras',
  /** The theme of a prova is one object, which is empty when there is none. */
  'tema_unico',
  /** Figures are only on another origin. */
  'figuras_de_fora',
  /** No account changes without a password. */
  'senha_sempre',
  /** Only administrators may read an account. */
  'contas_fechadas',
  /** Every prova must have a vestibular. */
  'vestibular_sempre',
  /** Names of accounts are unique. */
  'nomes_unicos',
  /** Some paths are like ours, but with other content. */
  'caminhos_parecidos',
  /** There are no CORS headers. */
  'so_de_casa',
] as const
export type Traco = (typeof TRACOS)[number]
