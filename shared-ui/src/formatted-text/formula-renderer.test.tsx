import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const fetched = vi.fn<() => void>()

beforeEach(() => {
  vi.resetModules()
  fetched.mockReset()
  vi.doMock('./katex-tree.tsx', () => {
    fetched()
    return { renderFormula: (source: string) => <i>desenho de {source}</i> }
  })
})
afterEach(() => {
  cleanup()
  vi.doUnmock('./katex-tree.tsx')
})

async function freshBundle() {
  const { FormattedText } = await import('./formatted-text.tsx')
  const { preloadFormulas } = await import('./formula-renderer.ts')
  return { FormattedText, preloadFormulas }
}

/** A formula that no exam contains, so that KaTeX is needed. */
const rare = (name: string) => String.raw`\(\color{red}${name}\)`
const source = (name: string) => String.raw`\color{red}${name}`

describe('KaTeX', () => {
  it('is not fetched for a text without formulas, nor for those of exams', async () => {
    const { FormattedText, preloadFormulas } = await freshBundle()
    const texto = String.raw`R$ 5,00 por \(\frac{1}{2}\) de \[\sqrt{3}\]`
    preloadFormulas(['sem fórmula', texto])
    const { container } = render(<FormattedText texto={texto} />)
    expect(container.querySelectorAll('math')).toHaveLength(2)
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is fetched once for all formulas that are shown', async () => {
    const { FormattedText } = await freshBundle()
    const { container } = render(<FormattedText texto={`${rare('a')} e ${rare('b')}`} />)
    expect(container.textContent).toBe(`${source('a')} e ${source('b')}`)
    await screen.findByText(`desenho de ${source('a')}`)
    expect(container.textContent).toBe(`desenho de ${source('a')} e desenho de ${source('b')}`)
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is there from the first moment when it was fetched ahead', async () => {
    const { FormattedText, preloadFormulas } = await freshBundle()
    preloadFormulas(['sem', rare('a')])
    await vi.waitFor(() => {
      expect(fetched).toHaveBeenCalledOnce()
    })
    await vi.dynamicImportSettled()
    const { container } = render(<FormattedText texto={rare('a')} />)
    expect(container.textContent).toBe(`desenho de ${source('a')}`)
  })

  it('is not tried again when it could not be had, and leaves the source to be read', async () => {
    vi.doMock('./katex-tree.tsx', () => {
      fetched()
      throw new Error('offline')
    })
    const { FormattedText, preloadFormulas } = await freshBundle()
    const { unmount } = render(<FormattedText texto={rare('a')} />)
    await vi.waitFor(() => {
      expect(fetched).toHaveBeenCalledOnce()
    })
    await vi.dynamicImportSettled()
    unmount()
    vi.doMock('./katex-tree.tsx', () => {
      fetched()
      return { renderFormula: () => 'desenho' }
    })
    preloadFormulas([rare('b')])
    const { container } = render(<FormattedText texto={rare('b')} />)
    await vi.dynamicImportSettled()
    expect(fetched).toHaveBeenCalledOnce()
    expect(container.textContent).toBe(source('b'))
  })
})

it('fetches the font of formulas ahead, where there are any', async () => {
  const { preloadFormulas } = await freshBundle()
  const load = vi.spyOn(document.fonts, 'load')
  preloadFormulas(['sem fórmula'])
  expect(load).not.toHaveBeenCalled()
  preloadFormulas([String.raw`\(x\)`])
  expect(load).toHaveBeenCalledOnce()
})
