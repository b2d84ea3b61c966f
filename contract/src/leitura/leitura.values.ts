/** The letter size of reading texts: as the page has it, or at least 18 or 24 points. */
export const TAMANHOS_DE_LETRA = ['padrao', '18', '24'] as const
/** The line spacing of reading texts. */
export const ESPACOS_DE_LINHA = ['padrao', 'amplo', 'duplo'] as const
/** The colours of the whole site; `aparelho` is light or dark, as the device is set. */
export const TEMAS_DE_LEITURA = ['aparelho', 'claro', 'escuro', 'sepia', 'contraste'] as const
