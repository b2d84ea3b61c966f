import { KATEX_OPTIONS, numberSet } from '@rumo/contract/formulas'
import katex from 'katex'
import { Html, html } from '@rumo/contract/html'

const DOUBLE_STRUCK = /<mi mathvariant="double-struck">(?<letter>\w)<\/mi>/g
/** The TeX source inside the MathML, which is not to be shown. */
const SOURCE = /<annotation [^>]*>[^<]*<\/annotation>/g

/** The name of a function, printed upright, and the invisible sign after it. */
const FUNCTION = /<mi>(?<name>[a-z]{2,})<\/mi>(?:<mo>\u2061<\/mo>)?/g

/** A formula as MathML. If KaTeX cannot read the formula, its source is printed, as on a screen. */
export function formula(source: string, display: boolean): Html {
  try {
    const markup = katex.renderToString(source, { ...KATEX_OPTIONS, displayMode: display })
    return new Html(
      markup
        .replaceAll(SOURCE, '')
        .replaceAll(FUNCTION, '<mi class="funcao">$<name></mi>')
        .replaceAll(DOUBLE_STRUCK, (_, letter: string) => `<mi>${numberSet(letter)}</mi>`),
    )
  } catch {
    return html`<span class="fonte">${source}</span>`
  }
}
