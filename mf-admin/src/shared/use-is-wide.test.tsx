import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useIsWide, useRoomFor } from './use-is-wide.ts'

it.each([
  [900, false, false, false, false],
  [901, true, true, false, false],
  [1200, true, true, false, false],
  [1201, true, true, true, true],
])(
  '%i px: sidebar %s, four columns %s, five %s, a long text beside another %s',
  (width, ...expected) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const [, bound] = /^\(width > (\d+)px\)$/.exec(query) ?? []
      return Object.assign(new EventTarget(), { matches: width > Number(bound) }) as MediaQueryList
    })
    const [four, five] = [4, 5].map((length) => Array.from({ length }, () => ({})))
    const text = [{}, { largura: 'curta' }]
    const { result } = renderHook(() => [
      useIsWide(),
      useRoomFor(four ?? []),
      useRoomFor(five ?? []),
      useRoomFor(text),
    ])
    expect(result.current).toEqual(expected)
  },
)
