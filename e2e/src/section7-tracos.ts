/** What servers of the owner's kind do besides what section 7 says; each by itself. */
export const TRACOS = [
  /** A failure is a 200 or 201 that says so in its body, by `valido` and a number for `codigo`; so does success. */
  'falha_no_corpo',
  /** That number is 500, whatever it was that failed. */
  'codigo_sempre_500',
  /** 401 and 403 come without a word. */
  'recusa_sem_palavras',
  /** The theme of a prova is one object, empty where there is none. */
  'tema_unico',
  /** Figures lie on another origin, and nowhere else. */
  'figuras_de_fora',
  /** No account changes without a password. */
  'senha_sempre',
  /** Only administrators are told of an account. */
  'contas_fechadas',
  /** A prova has a vestibular. */
  'vestibular_sempre',
  /** Two accounts have no name alike. */
  'nomes_unicos',
  /** It has paths that are like ours, with other things behind them. */
  'caminhos_parecidos',
  /** It lets no page of another origin read what it says. */
  'so_de_casa',
] as const
export type Traco = (typeof TRACOS)[number]
