/** The words for references in the editor of a question or a theme. */
export interface ReferenciaWords {
  titulo: string
  hint: string
  /** The singular: 'referência'. */
  item: string
  /** The contraction before the singular: 'da' or 'do'. */
  do: string
  texto: string
  /** Announces the new place of a moved reference, before its number. */
  agora: string
  nova: string
  usar: string
  /** Says to what the references belong: 'desta questão'. */
  de: string
  /** Says where a reference already is: 'nesta questão'. */
  em: string
}
