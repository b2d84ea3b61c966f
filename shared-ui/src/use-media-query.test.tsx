import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useMediaQuery } from './use-media-query.ts'

const QUERY = '(min-width: 1200px)'

function Probe() {
  return <p>{useMediaQuery(QUERY) ? 'largo' : 'estreito'}</p>
}

it('follows the page', () => {
  const list = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => list)
  const { result } = renderHook(() => useMediaQuery(QUERY))
  expect(result.current).toBe(false)
  list.matches = true
  act(() => void list.dispatchEvent(new Event('change')))
  expect(result.current).toBe(true)
})

it('asks no window while prerendering', () => {
  vi.stubGlobal('matchMedia', () => {
    throw new Error('There is no window.')
  })
  expect(renderToString(<Probe />)).toBe('<p>estreito</p>')
})
