import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useIsWide, useRoomFor } from './use-is-wide.ts'

it.each([
  [900, false, false, false],
  [901, true, true, false],
  [1200, true, true, false],
  [1201, true, true, true],
])('%i px: sidebar %s, four columns %s, five %s', (width, ...expected) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, bound] = /^\(width > (\d+)px\)$/.exec(query) ?? []
    return Object.assign(new EventTarget(), { matches: width > Number(bound) }) as MediaQueryList
  })
  const { result } = renderHook(() => [useIsWide(), useRoomFor(4), useRoomFor(5)])
  expect(result.current).toEqual(expected)
})
