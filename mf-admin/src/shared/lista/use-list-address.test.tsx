import { act, render } from '@testing-library/react'
import { createPath, parsePath, Router, type Navigator, type To } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useListAddress } from './use-list-address.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** A list. Its router renders a written address only when `draw` is called. */
function showList() {
  let written = '/'
  let list: ReturnType<typeof useListAddress> | undefined
  function List() {
    list = useListAddress({ ordem: 'nome', campos: ['nome'], isPersonal: false })
    return null
  }
  const write = (to: To) => {
    written = pathOf(to)
  }
  const navigator: Navigator = { createHref: pathOf, go: vi.fn(), push: write, replace: write }
  const element = () => (
    <Router location={{ key: written, ...parsePath(written) }} navigator={navigator}>
      <List />
    </Router>
  )
  const { rerender } = render(element())
  return {
    list: () => {
      if (!list) throw new Error('The list is not drawn.')
      return list
    },
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    draw: () => rerender(element()),
    address: () => written,
  }
}

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

describe('useListAddress', () => {
  it('shows what is typed at once, and writes it into the address after a pause', () => {
    const { list, wait, draw, address } = showList()
    act(() => list().change({ busca: 'meca' }))
    expect([list().view.busca, list().settled.busca, address()]).toEqual(['meca', '', '/'])
    wait(200)
    draw()
    expect([list().settled.busca, address()]).toEqual(['meca', '/?busca=meca'])
  })

  it('keeps that a search was cleared while its words were on their way into the address', () => {
    const { list, wait, draw, address } = showList()
    act(() => list().change({ busca: 'meca' }))
    wait(200)
    act(() => list().change({ busca: '' }))
    draw()
    expect(list().view.busca).toBe('')
    wait(200)
    draw()
    expect([list().view.busca, list().settled.busca, address()]).toEqual(['', '', '/'])
  })

  it('keeps what was asked for since, where what asks for something else is late', () => {
    const { list, wait, draw, address } = showList()
    const late = list()
    act(() => list().change({ busca: 'meca' }))
    wait(200)
    draw()
    act(() => list().change({ ordem: '-nome' }))
    draw()
    act(() => late.change({ pagina: 2 }))
    draw()
    expect([list().view.busca, address()]).toEqual(['meca', '/?busca=meca&ordem=-nome&pagina=2'])
  })
})
