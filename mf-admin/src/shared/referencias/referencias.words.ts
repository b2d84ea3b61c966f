/** How what is edited speaks of its references. */
export interface ReferenciaWords {
  titulo: string
  hint: string
  /** One of them: 'referência'. */
  item: string
  /** 'da' or 'do', for one of them. */
  do: string
  texto: string
  /** Says where one stands now, before its number. */
  agora: string
  nova: string
  usar: string
  /** Of what they are: 'desta questão'. */
  de: string
  /** Where one already is: 'nesta questão'. */
  em: string
}
