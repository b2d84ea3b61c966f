import { renderHook } from '@testing-library/react'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { askedImages } from '../../testing/asked-images.ts'
import { someAlternativas, someFigura, someQuestao } from '../../testing/questoes.ts'
import { useFiguras } from './use-figuras.ts'

/** Two questions that share a figure. An alternative of the second one is a figure too. */
const QUESTOES = [
  someQuestao(1, { referencias: [someFigura(1, '/arquivos/a.svg'), someFigura(2, null)] }),
  someQuestao(2, {
    referencias: [someFigura(1, '/arquivos/a.svg'), someFigura(3, '/arquivos/b.png')],
    alternativas: someAlternativas(2).map((one, index) => ({
      ...one,
      url_imagem: index === 0 ? '/arquivos/c.png' : null,
    })),
  }),
]

/** The images that were requested; `settle` lets one load or fail. */
let asked: HTMLImageElement[] = []
const names = () => asked.map(({ src }) => src.split('/').at(-1))
async function settle(index: number, type: 'load' | 'error') {
  asked[index]?.dispatchEvent(new Event(type))
  await vi.waitFor(() => undefined)
}

beforeEach(() => {
  asked = askedImages()
  fakeServer({}, [])
})

describe('useFiguras', () => {
  it('fetches each figure once, one after the other, after all else', async () => {
    renderHook(() => useFiguras(QUESTOES))
    expect(names()).toEqual(['a.svg'])
    await settle(0, 'load')
    expect(names()).toEqual(['a.svg', 'b.png'])
    await settle(1, 'load')
    await settle(2, 'load')
    expect(names()).toEqual(['a.svg', 'b.png', 'c.png'])
    expect(asked.map(({ fetchPriority }) => fetchPriority)).toEqual(['low', 'low', 'low'])
  })

  it('fetches of a wide image the file that the page will take', () => {
    const url_imagem = `/arquivos/figuras/${'a'.repeat(64)}.png`
    const wide = { ...someFigura(1, url_imagem), largura: 2000, altura: 1000 }
    renderHook(() => useFiguras([someQuestao(1, { referencias: [wide] })]))
    expect(asked[0]?.srcset).toMatch(/\.png\?largura=800 800w, .*\.png 2000w$/)
    expect(asked[0]?.sizes).not.toBe('')
  })

  it('fetches what could not be had again once there is a network, and only that', async () => {
    renderHook(() => useFiguras(QUESTOES))
    await settle(0, 'load')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await settle(1, 'error')
    expect(names(), 'nothing is tried without a network').toEqual(['a.svg', 'b.png'])
    onLine.mockRestore()
    dispatchEvent(new Event('online'))
    await settle(2, 'load')
    expect(names()).toEqual(['a.svg', 'b.png', 'c.png', 'b.png'])
  })

  it('fetches no more once the questions are left', async () => {
    const { unmount } = renderHook(() => useFiguras(QUESTOES))
    unmount()
    await settle(0, 'load')
    dispatchEvent(new Event('online'))
    expect(names()).toEqual(['a.svg'])
  })

  it('fetches nothing ahead where one saves data', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
    renderHook(() => useFiguras(QUESTOES))
    expect(names()).toEqual([])
  })
})
