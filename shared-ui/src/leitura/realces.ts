import './realces.css'
import type { Marca } from './marca.ts'
import { rangeOf, trechosIn } from './trechos-da-tela.ts'

/** What is shown over a text: marks, the sentence that is read, and the word of it. */
type Realce = 'marca' | 'frase' | 'palavra'

/** Whether the browser can (CSS Custom Highlight API): Firefox before 140 cannot. */
export const canHighlight = () => 'highlights' in CSS

/** Shows these places of the page in such a way, and no others. */
export function highlight(realce: Realce, ranges: readonly (Range | null)[]): void {
  if (!canHighlight()) return
  const there = ranges.filter((range) => range !== null)
  if (there.length === 0) CSS.highlights.delete(`leitura-${realce}`)
  else CSS.highlights.set(`leitura-${realce}`, new Highlight(...there))
}

/** Shows the marks of the texts in an element. */
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
