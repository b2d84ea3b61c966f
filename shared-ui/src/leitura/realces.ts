import './realces.css'
import type { Marca } from './marca.ts'
import { rangeOf, trechosIn } from './trechos-da-tela.ts'

/** The kinds of highlights: marks, the sentence that is read, and the word that is read. */
type Realce = 'marca' | 'frase' | 'palavra'

/** Whether the browser supports the CSS Custom Highlight API: Firefox before 140 does not. */
export const canHighlight = () => 'highlights' in CSS

/** Highlights these ranges of the page, and removes earlier highlights of this kind. */
export function highlight(realce: Realce, ranges: readonly (Range | null)[]): void {
  if (!canHighlight()) return
  const there = ranges.filter((range) => range !== null)
  if (there.length === 0) CSS.highlights.delete(`leitura-${realce}`)
  else CSS.highlights.set(`leitura-${realce}`, new Highlight(...there))
}

/** Highlights the marks of the texts in an element. */
export function showMarcas(area: ParentNode, marcas: readonly Marca[]): void {
  const trechos = new Map(trechosIn(area).map((trecho) => [trecho.nome, trecho]))
  highlight(
    'marca',
    marcas.map(({ trecho, inicio, fim }) => {
      const found = trechos.get(trecho)
      return found ? rangeOf(found, inicio, fim) : null
    }),
  )
}
