import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FormattedText } from './formatted-text.tsx'

// KaTeX warns about a document without a doctype, which the document of happy-dom is.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

function show(texto: string): HTMLElement {
  return render(<FormattedText texto={texto} />).container
}

describe('FormattedText', () => {
  it('makes paragraphs and the elements of its tags', () => {
    const shown = show('Um <b>forte</b>\ne H<sub>2</sub>O.\n\nOutro.')
    const paragraphs = [...shown.querySelectorAll('p')].map((p) => p.textContent)
    expect(paragraphs).toEqual(['Um forte\ne H2O.', 'Outro.'])
    expect(shown.querySelector('b')?.textContent).toBe('forte')
    expect(shown.querySelector('sub')?.textContent).toBe('2')
  })

  it('says of a paragraph in another language which it is, and of none in Portuguese', () => {
    const shown = show('Leia o texto.\n\nThe town built <b>a lane</b> for the bikes.')
    const paragraphs = [...shown.querySelectorAll('p')].map((p) => p.getAttribute('lang'))
    expect(paragraphs).toEqual([null, 'en'])
    const quoting = show('Em “they left it to the town”, “they” retoma <i>a lane</i>.')
    expect(quoting.textContent).toBe('Em “they left it to the town”, “they” retoma a lane.')
    const quoted = [...quoting.querySelectorAll('[lang]')].map((part) => part.outerHTML)
    expect(quoted).toEqual(['<span lang="en">“they left it to the town”</span>'])
  })

  it('shows what is no markup as typed', () => {
    const typed = '<script>alert(1)</script> <https://a.b> 1 < 2 & R$ 3 * 4 <img src=x>'
    const shown = show(typed)
    expect(shown.textContent).toBe(typed)
    expect(shown.querySelector('script, img')).toBeNull()
  })

  it('makes a table whose first row of headings heads the columns', () => {
    show(
      '<table><caption>Notas</caption><tr><th>Nome</th><th>Nota</th></tr>' +
        '<tr><th>Ana</th><td>10</td></tr></table>',
    )
    expect(screen.getByRole('table', { name: 'Notas' })).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map((th) => th.textContent)).toEqual([
      'Nome',
      'Nota',
    ])
    expect(screen.getByRole('rowheader', { name: 'Ana' }).getAttribute('scope')).toBe('row')
    expect(screen.getByRole('cell', { name: '10' })).toBeTruthy()
  })

  it('goes on in the line where it is inline', () => {
    const { container } = render(
      <p>
        Por que não: <FormattedText texto="um <i>motivo</i>" inline />
      </p>,
    )
    expect(container.querySelectorAll('p')).toHaveLength(1)
    expect(container.textContent).toBe('Por que não: um motivo')
  })
})

describe('a formula', () => {
  it('is drawn as MathML, without a copy of its source', async () => {
    const shown = show('A razão \\(\\frac{a}{b}\\) e \\[x^2\\]')
    const math = await screen.findAllByRole('math')
    expect(math.map((one) => one.getAttribute('display'))).toEqual([null, 'block'])
    expect(shown.querySelector('mfrac')?.textContent).toBe('ab')
    expect(shown.querySelector('msup')?.textContent).toBe('x2')
    expect(shown.querySelector('annotation')).toBeNull()
    expect(shown.querySelector('[style]')).toBeNull()
  })

  it('that names a function is drawn as one line of its parts', async () => {
    const shown = show('\\(\\sin x\\) e \\(\\operatorname{sen} 2x\\)')
    await screen.findAllByRole('math')
    expect(shown.textContent).toBe('sin⁡x e sen⁡2x')
  })

  it('shows its source where it cannot be read, beside others that can', async () => {
    const shown = show('\\(\\frac{1\\) \\(\\desconhecido\\) \\(y\\)')
    await screen.findByRole('math')
    expect(shown.textContent).toBe('\\frac{1 \\desconhecido y')
    expect(screen.getAllByRole('math')).toHaveLength(1)
  })

  it('has the sets of numbers', async () => {
    const shown = show('\\(x \\in \\mathbb{R}\\)')
    await screen.findByRole('math')
    expect(shown.textContent).toBe('x∈ℝ')
  })

  it('keeps its words whole', async () => {
    const shown = show('\\(\\text{massa}\\)')
    await screen.findByRole('math')
    expect(shown.querySelector('mtext')?.childNodes).toHaveLength(1)
  })

  it('does nothing that a foreign text may want', async () => {
    const shown = show(
      '\\(\\href{javascript:alert(1)}{a}\\) \\(\\includegraphics{http://a.b/c.png}\\) ' +
        '\\(\\htmlStyle{color:red}{b}\\) \\(\\pmb{c}\\) \\(\\def\\a{\\a\\a}\\a\\) \\(z\\)',
    )
    await screen.findAllByRole('math')
    expect(shown.querySelector('[href], [src], [style]')).toBeNull()
  })

  it('is there in prerendered markup, or its source where KaTeX has to read it', () => {
    const markup = renderToString(
      <FormattedText texto={'a \\[\\frac{1}{2}\\] b \\(\\color{red}c\\)'} />,
    )
    expect(markup).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>')
    expect(markup).toContain('>\\color{red}c<')
    expect(markup).not.toContain('style=')
  })

  it('that is unusual keeps the room between its signs, and its bars as tall as what is in them', async () => {
    const shown = show('\\(\\color{red}a\\,\\left|\\frac{1}{2}\\right|\\)')
    await screen.findByRole('math')
    expect(shown.querySelector('math mtext')?.textContent).toBe('\u2009')
    const fences = [...shown.querySelectorAll('mo[fence]')].map(({ textContent }) => textContent)
    expect(fences).toEqual(['|', '|'])
  })
})
