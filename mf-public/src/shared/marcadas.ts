import { byCount } from '@rumo/shared-ui/words'

/** How many questions of a card are marked: '6 de 10 marcadas', '1 de 10 marcada'. */
export const marcadasInWords = (marked: number, total: number): string =>
  `${marked} de ${total} ${byCount(marked, 'marcada', 'marcadas')}`
