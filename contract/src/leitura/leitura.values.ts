/** How large the letters are of what one reads: as the page has them, or at least so many points. */
export const TAMANHOS_DE_LETRA = ['padrao', '18', '24'] as const
/** How high its lines are. */
export const ESPACOS_DE_LINHA = ['padrao', 'amplo', 'duplo'] as const
/** The colours of the whole site; `aparelho`: light or dark, as the device has it. */
export const TEMAS_DE_LEITURA = ['aparelho', 'claro', 'escuro', 'sepia', 'contraste'] as const
