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

describe('what draws formulas', () => {
  it('is not fetched for a text that has none', async () => {
    const { FormattedText, preloadFormulas } = await freshBundle()
    preloadFormulas(['sem fórmula', 'R$ 5,00'])
    render(<FormattedText texto="sem fórmula" />)
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is fetched once for all formulas that are shown', async () => {
    const { FormattedText } = await freshBundle()
    const { container } = render(<FormattedText texto={'\\(a\\) e \\(b\\)'} />)
    expect(container.textContent).toBe('a e b')
    await screen.findByText('desenho de a')
    expect(container.textContent).toBe('desenho de a e desenho de b')
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is there from the first moment when it was fetched ahead', async () => {
    const { FormattedText, preloadFormulas } = await freshBundle()
    preloadFormulas(['sem', 'com \\[a\\]'])
    await vi.waitFor(() => {
      expect(fetched).toHaveBeenCalledOnce()
    })
    await vi.dynamicImportSettled()
    const { container } = render(<FormattedText texto={'\\(a\\)'} />)
    expect(container.textContent).toBe('desenho de a')
  })

  it('is not tried again when it could not be had, and leaves the source to be read', async () => {
    vi.doMock('./katex-tree.tsx', () => {
      fetched()
      throw new Error('offline')
    })
    const { FormattedText, preloadFormulas } = await freshBundle()
    const { unmount } = render(<FormattedText texto={'\\(a\\)'} />)
    await vi.waitFor(() => {
      expect(fetched).toHaveBeenCalledOnce()
    })
    await vi.dynamicImportSettled()
    unmount()
    vi.doMock('./katex-tree.tsx', () => {
      fetched()
      return { renderFormula: () => 'desenho' }
    })
    preloadFormulas(['\\(b\\)'])
    const { container } = render(<FormattedText texto={'\\(b\\)'} />)
    await vi.dynamicImportSettled()
    expect(fetched).toHaveBeenCalledOnce()
    expect(container.textContent).toBe('b')
  })
})
